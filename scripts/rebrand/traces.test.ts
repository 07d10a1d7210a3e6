import { describe, expect, it } from "vitest";
import { type Brand, brandTraces, hasNameInBytes } from "./traces";

const brand: Brand = {
  name: "Harborlight",
  legalName: "Harborlight Partners, Inc.",
  tagline: "We keep the lamp lit",
  url: "https://www.harborlight.example",
  postalAddress: "1 Quay Street, Port",
  mailboxes: { info: "hello@lamp.example" },
  colors: ["#b83c14"],
};
const short: Brand = { ...brand, name: "Nova & Co", url: "https://n.example", colors: [] };

describe("a trace is found", () => {
  it.each([
    "Harborlight",
    "HARBORLIGHT",
    "harbor-light",
    "H A R B O R L I G H T",
    "Harbor&#8203;light",
    "Harbor\u00adlight",
    "H&#97;rborlight",
    "&#x48;arborlight",
    "%48arborlight",
    "\\u0048arborlight",
    "\\x48arborlight",
    "Hárborlight",
    "harborlightLogo",
    "/icons/myharborlight.svg",
    "mailto:info%40harborlight.example",
    "We keep  the\n lamp lit",
    "1 quay street, port",
    "HELLO@lamp.example",
    "a{color:#B83C14}",
    "a{color:#b83c1480}",
    "a{color:rgb(184 60 20/.5)}",
    "rgba(184, 60, 20, 1)",
    "rgb(184,60,20)",
  ])("in %j", (text) => {
    expect(brandTraces(`before ${text} after`, brand)).not.toEqual([]);
  });

  it("with the words around it, so that one can look for it", () => {
    expect(brandTraces("Welcome to Harborlight, dear reader", brand)).toEqual([
      "“harborlight” in “welcome to harborlight, dear reader”",
    ]);
  });

  it.each(["Nova & Co", "Nova &amp; Co", "NOVA-CO", "nova co"])("of a short name in %j", (text) => {
    expect(brandTraces(`before ${text} after`, short)).not.toEqual([]);
  });
});

describe("nothing is found", () => {
  it.each([
    "",
    "A harbor with a light",
    "#b83c15",
    "184 60 200",
    "keep the lamp",
    "%zz &#1114112;",
  ])("in %j", (text) => {
    expect(brandTraces(text, brand)).toEqual([]);
  });

  it("where a short name is only a part of words", () => {
    expect(brandTraces("Innovation, cobalt: supernova conference", short)).toEqual([]);
  });
});

it("finds a name in the bytes of a picture", () => {
  const picture = (said: Buffer) => Buffer.concat([Buffer.from([0xff, 0xd8, 0, 1]), said]);
  expect(hasNameInBytes(picture(Buffer.from("(c) HARBORLIGHT")), brand)).toBe(true);
  expect(hasNameInBytes(picture(Buffer.from("Harborlight", "utf16le")), brand)).toBe(true);
  expect(hasNameInBytes(picture(Buffer.from("Harbor")), brand)).toBe(false);
});
