/** The types of protocol.ts against the server's own structs: the same names, and optional where Python has a default. */
import { execFileSync } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";
import ts from "typescript";
import { describe, expect, it } from "vitest";

const python = new URL("../../.venv/bin/python", import.meta.url).pathname;

const SCRIPT = `
import json, msgspec
import sobremesa.core.view as view, sobremesa.table.messages as wire, sobremesa.server.messages as http, sobremesa.table.shelf as shelf
from sobremesa.core.fair import FairDeal
from sobremesa.core.records import Record
found = {}
def add(name, cls):
    tag = msgspec.inspect.type_info(cls).tag
    found[name] = {"tag": tag, "fields": {f.encode_name: f.required for f in msgspec.structs.fields(cls)}}
for module in (view, wire, http, shelf):
    for name, cls in vars(module).items():
        if isinstance(cls, type) and issubclass(cls, msgspec.Struct) and cls.__module__ == module.__name__:
            add(name, cls)
add("FairDeal", FairDeal)
add("MatchRecord", Record)
print(json.dumps(found))`;

interface Shape {
  tag: string | null;
  fields: Record<string, boolean>;
}

const text = readFileSync(new URL("../src/core/protocol.ts", import.meta.url), "utf8");
const file = ts.createSourceFile("protocol.ts", text, ts.ScriptTarget.Latest, true);

function members(list: ts.NodeArray<ts.TypeElement>): Shape {
  const shape: Shape = { tag: null, fields: {} };
  for (const member of list) {
    if (!ts.isPropertySignature(member) || !member.type) continue;
    const name = member.name.getText();
    if (name === "type") shape.tag = member.type.getText().replaceAll('"', "");
    else shape.fields[name] = !member.questionToken;
  }
  return shape;
}

const interfaces = new Map<string, Shape>();
const asks = new Map<string, Shape>();
file.forEachChild((node) => {
  if (ts.isInterfaceDeclaration(node)) interfaces.set(node.name.text, members(node.members));
  if (ts.isTypeAliasDeclaration(node) && node.name.text === "Ask" && ts.isUnionTypeNode(node.type)) {
    for (const part of node.type.types) {
      if (!ts.isTypeLiteralNode(part)) continue;
      const shape = members(part.members);
      asks.set(shape.tag ?? "", shape);
    }
  }
});

describe.skipIf(!existsSync(python))("the mirror of the wire", () => {
  const structs = existsSync(python) ? (JSON.parse(execFileSync(python, ["-c", SCRIPT], { encoding: "utf8" })) as Record<string, Shape>) : {};
  const sent = new Set(asks.keys());

  it("knows every ask", () => {
    const theirs = Object.entries(structs).filter(([name, shape]) => shape.tag !== null && !interfaces.has(name) && name !== "Ask" && name !== "Tell");
    expect(theirs.map(([, shape]) => shape.tag).sort()).toEqual([...sent].sort());
    for (const [, shape] of theirs) expect({ [shape.tag ?? ""]: asks.get(shape.tag ?? "")?.fields }).toEqual({ [shape.tag ?? ""]: shape.fields });
  });

  for (const [name, shape] of Object.entries(structs)) {
    if (name === "Ask" || name === "Tell" || (shape.tag !== null && sent.has(shape.tag) && !interfaces.has(name))) continue;
    it(`has ${name} field by field`, () => {
      const mine = interfaces.get(name);
      expect(mine, `interface ${name}`).toBeDefined();
      expect(Object.keys(mine?.fields ?? {}).sort()).toEqual(Object.keys(shape.fields).sort());
      expect(mine?.tag ?? null).toBe(shape.tag);
      // What the server may leave out must be optional here.
      for (const [field, required] of Object.entries(shape.fields)) if (!required && name !== "NewTable") expect(`${field}: ${mine?.fields[field]}`).toBe(`${field}: false`);
    });
  }
});
