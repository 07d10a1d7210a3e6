import { site } from "../site";

const addresses = /([\w.+-]+@[\w-]+(?:\.[\w-]+)+)/;
const own: readonly string[] = Object.values(site.mailboxes);

/** A text cut where an address stands; `isOwn` says which pieces are mailboxes of the firm. */
export function cutAtMailboxes(text: string) {
  let start = 0;
  return text.split(addresses).map((piece) => {
    const at = start;
    start += piece.length;
    return { at, piece, isOwn: own.includes(piece) };
  });
}
