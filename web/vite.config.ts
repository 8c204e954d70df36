import { readdirSync, readFileSync } from "node:fs";
import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig, type Plugin } from "vite";

const TEXTS = new URL("../src/sobremesa/text/", import.meta.url);

/** Serves the catalogues while developing without the Python server. */
function texts(): Plugin {
  return {
    name: "sobremesa-texts",
    apply: "serve",
    configureServer(server) {
      server.middlewares.use((request, response, next) => {
        const lang = /^\/api\/text\/(es|en)\.ftl/.exec(request.url ?? "")?.[1];
        if (!lang) return next();
        const folder = new URL(`${lang}/`, TEXTS);
        const names = readdirSync(folder).filter((name) => name.endsWith(".ftl"));
        response.setHeader("content-type", "text/plain; charset=utf-8");
        response.end(names.sort().map((name) => readFileSync(new URL(name, folder), "utf8")).join("\n"));
      });
    },
  };
}

const server = process.env.SOBREMESA_SERVER;

export default defineConfig({
  plugins: [svelte(), texts()],
  server: server ? { proxy: { "/api": { target: server, ws: true } } } : {},
  build: {
    outDir: "../src/sobremesa/server/web",
    emptyOutDir: true,
    target: "es2022",
    assetsInlineLimit: 0,
  },
});
