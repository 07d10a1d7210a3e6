import { expect, it } from "vitest";
import { site } from "../site";
import { cutAtMailboxes } from "./own-mailboxes";

const { info, legal } = site.mailboxes;
const mailboxes = Object.values(site.mailboxes);
const found = (text: string) =>
  cutAtMailboxes(text, mailboxes)
    .filter(({ isOwn }) => isOwn)
    .map(({ piece }) => piece);

it.each([
  ...mailboxes.map((mailbox): [string, string[]] => [`Write to ${mailbox}.`, [mailbox]]),
  ...[`(${info})`, `“${info}”, or`, `<${info}>`, `${info}; we answer`, `${info}…`].map(
    (text): [string, string[]] => [text, [info]],
  ),
  [`${info} or ${legal}, again ${info}`, [info, legal, info]],
  // Nobody of ours.
  ...[`x${info}`, `x.${info}`, `${info}.test`, `${info}-x`, "someone@else.test", "@", ""].map(
    (text): [string, string[]] => [text, []],
  ),
])("finds in “%s” our own mailboxes: %j", (text, expected) => {
  expect(found(text)).toEqual(expected);
});

it("knows the place of every piece, and loses no letter", () => {
  expect(cutAtMailboxes(`Ask ${info}!`, mailboxes)).toEqual([
    { at: 0, piece: "Ask ", isOwn: false },
    { at: 4, piece: info, isOwn: true },
    { at: 4 + info.length, piece: "!", isOwn: false },
  ]);
});
