import { expect, it } from "vitest";
import { site } from "../site";
import { cutAtMailboxes } from "./own-mailboxes";
import { fc } from "./property.test-helper";

const { info, legal } = site.mailboxes;
const mailboxes = Object.values(site.mailboxes);
const found = (text: string) =>
  cutAtMailboxes(text)
    .filter(({ isOwn }) => isOwn)
    .map(({ piece }) => piece);

it.each(mailboxes)("finds %s, without what stands around it", (mailbox) => {
  for (const text of [
    mailbox,
    `Write to ${mailbox}.`,
    `(${mailbox})`,
    `“${mailbox}”, or`,
    `<${mailbox}>`,
    `${mailbox}; we answer`,
    `${mailbox}…`,
    `Is it ${mailbox}?`,
  ])
    expect(found(text), text).toEqual([mailbox]);
});

it("finds several, and one that stands there twice", () => {
  expect(found(`${info} or ${legal}, again ${info}`)).toEqual([info, legal, info]);
});

it.each([`x${info}`, `x.${info}`, `${info}.test`, `${info}-x`, "someone@else.test", "@", ""])(
  "takes “%s” for nobody of ours",
  (text) => expect(found(text)).toEqual([]),
);

it("loses no letter and knows the place of every piece, whatever stands there", () => {
  const part = fc.oneof(fc.constantFrom(...mailboxes), fc.string(), fc.string({ unit: "binary" }));
  fc.assert(
    fc.property(fc.array(part), (parts) => {
      const text = parts.join("");
      const pieces = cutAtMailboxes(text);
      expect(pieces.map(({ piece }) => piece).join("")).toBe(text);
      for (const { at, piece } of pieces) expect(text.startsWith(piece, at)).toBe(true);
    }),
  );
});
