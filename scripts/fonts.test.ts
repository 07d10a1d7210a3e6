import { expect, it } from "vitest";
import { charactersOf } from "../app/content/typeface-characters";
import { cutFace } from "./fonts";
import { typefaces } from "./typefaces";
import { writtenCharacters } from "./written-characters";

const faces = [typefaces.display.drawn, typefaces.text.drawn];

it("cuts fonts to what is written: any Latin letter, and none besides", async () => {
  for (const face of faces) {
    const [first, second, ...more] = await cutFace(face, "woff2", "Zoë aan de Łódź →");
    expect([...charactersOf(first?.data ?? new Uint8Array())].toSorted().join("")).toBe(
      " Zadenoëó",
    );
    expect(second && [...charactersOf(second.data)].join("")).toBe("Łź");
    expect(second).toMatchObject({ range: "U+141, U+17a" });
    expect(more).toEqual([]);
  }
});

it("needs no second file where no letter is in it, and has all that pages write", async () => {
  const files = await cutFace(typefaces.text.drawn, "woff2", "Zoë");
  expect(files.length).toBe(1);
  for (const { characters } of writtenCharacters)
    for (const one of "09azAZ.,–…“”©") expect(characters).toContain(one);
});
