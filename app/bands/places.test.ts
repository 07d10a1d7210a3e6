import { expect, it } from "vitest";
import { type BandKind, bandKinds, hasHeading } from "./kinds.ts";
import { placesOf } from "./places.ts";

/** A kind of band with this ground, whatever it is called. */
const kindOn = (ground: string) =>
  bandKinds.find((kind) => kind.ground === ground)?.kind as BandKind;

const [page, sand, ink] = [kindOn("page"), kindOn("sand"), kindOn("ink")];
const places = (...bands: (BandKind | { band: BandKind; anchor: string })[]) =>
  placesOf(
    bands.map((one) => ({ heading: "", ...(typeof one === "string" ? { band: one } : one) })),
  );

it("numbers the anchors of a kind that is there more than once", () => {
  const [first, ...others] = places(page, sand, page, page).map(({ anchor }) => anchor);
  expect(others.slice(1)).toEqual([`${first}-2`, `${first}-3`]);
});

it("keeps an anchor that was chosen, and lets no other band have it by itself", () => {
  const [{ anchor: usual } = { anchor: "" }] = places(page);
  expect(places({ band: sand, anchor: usual }, page).map(({ anchor }) => anchor)).toEqual([
    usual,
    `${usual}-2`,
  ]);
  expect(places(page, { band: sand, anchor: usual })[1]?.anchor).toBe(usual);
});

it("puts the second of two tints in a row on the page, and the third on its tint again", () => {
  expect(places(page, sand, sand, sand).map(({ ground }) => ground)).toEqual([
    "page",
    "sand",
    "page",
    "sand",
  ]);
  expect(places(page, sand, ink).map(({ ground }) => ground)).toEqual(["page", "sand", "ink"]);
});

it("gives the heading of the page to the first band alone", () => {
  expect(places(sand, page, page).map(({ level }) => level)).toEqual([1, 2, 2]);
  const untitled = bandKinds.find(({ kind }) => !hasHeading({ band: kind }))?.kind as BandKind;
  expect(placesOf([{ band: untitled }])[0]?.level).toBe(2);
});

it("joins two bands on the page, but none to the opening", () => {
  expect(places(page, page, page, sand, page).map(({ joins }) => joins)).toEqual([
    false,
    false,
    true,
    false,
    false,
  ]);
});

it("leaves a band that belongs to the one above on its ground, and joins it", () => {
  const above = kindOn("above");
  expect(places(page, sand, above, sand).map(({ ground, joins }) => [ground, joins])).toEqual([
    ["page", false],
    ["sand", false],
    ["sand", true],
    ["page", false],
  ]);
});

it("keeps a band on the ground of one above that takes it in, as long as nothing is between them", () => {
  const holder = bandKinds.find((kind) => "holds" in kind);
  const held = holder?.holds?.[0] as BandKind;
  const [above, inside, , outside] = places(holder?.kind as BandKind, held, page, held);
  expect(inside).toMatchObject({ holder: above, ground: "page" });
  expect(outside?.holder).toBeUndefined();
});

it("puts a band beside one of its kind above it, never below it", () => {
  const side = bandKinds.find((kind) => "beside" in kind);
  if (!side) throw new Error("No kind stands beside another.");
  const [, text, , aside] = places(page, side.beside as BandKind, page, side.kind);
  expect(aside?.beside).toBe(text);
  expect(places(page, side.kind, side.beside as BandKind).some(({ beside }) => beside)).toBe(false);
  const besideOne = places(side.beside as BandKind, side.kind, side.kind).filter(
    (one) => one.beside,
  );
  expect(besideOne).toHaveLength(1);
});
