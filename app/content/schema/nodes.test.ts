import { expect, it } from "vitest";
import { labelOf, type Node, nodeAt } from "./nodes.ts";

const kind = (name: string, title: string): Node => ({
  type: "object",
  properties: { band: { const: name }, image: { title } },
});
const page: Node = {
  properties: {
    bands: { title: "Bands", items: { oneOf: [kind("a", "Cover"), kind("b", "Face")] } },
  },
};
const path = ["bands", 1, "image"];

it("finds a field by the kind of the entry that it is in", () => {
  const said = { bands: [{ band: "b" }, { band: "a" }] };
  expect(nodeAt(page, path, said)?.title).toBe("Cover");
  expect(labelOf(page, path, said)).toBe("Bands 2, Cover");
});

it("finds a field of some kind where nothing is said yet", () => {
  expect(nodeAt(page, path, undefined)?.title).toBe("Face");
});
