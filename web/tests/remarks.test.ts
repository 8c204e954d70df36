import { describe, expect, it } from "vitest";
import { bubbleOf, lineOf } from "../src/core/remarks";
import { Speaker, bundleOf } from "../src/core/text";

const speaker = new Speaker(bundleOf("es", "seat-name = J{ $n }\npass = Paso\nnamed = { $seat }: paso\nplays = { $seat } juega\nbroken = Corazones rotos"), "", ["Ana", "Blas"]);
const remark = (key: string, aloud = true) => ({ id: 1, seat: 1, say: { key, facts: { seat: 1 } }, aloud });

describe("what is said", () => {
  it("has its speaker before it in a line, once", () => {
    expect(lineOf(remark("pass"), speaker)).toBe("Blas: Paso");
    expect(lineOf(remark("named"), speaker)).toBe("Blas: paso");
    expect(lineOf(remark("plays", false), speaker)).toBe("Blas juega");
    expect(lineOf(remark("broken", false), speaker)).toBe("Corazones rotos");
    expect(lineOf({ id: 1, seat: 0, text: "hola", name: "Ana" }, speaker)).toBe("Ana: hola");
  });
  it("has none in the bubble at his seat", () => {
    expect(bubbleOf(remark("named"), speaker)).toBe("Paso");
    expect(bubbleOf(remark("pass"), speaker)).toBe("Paso");
  });
});
