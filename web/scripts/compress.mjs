// Writes .br and .gz beside every text file of the build, and says what a first visit weighs.
import { readdirSync, readFileSync, statSync, writeFileSync } from "node:fs";
import { brotliCompressSync, constants, gzipSync } from "node:zlib";

const out = new URL("../../src/sobremesa/server/web/", import.meta.url);
let weight = 0;
for (const name of readdirSync(out, { recursive: true })) {
  const file = new URL(name, out);
  if (!statSync(file).isFile()) continue;
  if (!/\.(html|js|css|svg|webmanifest|json)$/.test(name)) {
    if (/fraunces-latin-wght-normal.*woff2$/.test(name)) weight += statSync(file).size;
    continue;
  }
  const bytes = readFileSync(file);
  const small = brotliCompressSync(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } });
  writeFileSync(new URL(`${name}.br`, out), small);
  writeFileSync(new URL(`${name}.gz`, out), gzipSync(bytes, { level: 9 }));
  if (!/\.(svg|json)$/.test(name)) weight += small.length;
}
console.log(`page weight (all code, style and the type face, brotli): ${Math.round(weight / 1024)} kB`);
if (weight > 250 * 1024) {
  console.error("the page is heavier than 250 kB");
  process.exit(1);
}
