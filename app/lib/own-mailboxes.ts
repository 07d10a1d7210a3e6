const addresses = /([\w.+-]+@[\w-]+(?:\.[\w-]+)+)/;

/** Splits a text at email addresses; `isOwn` marks the firm's own mailboxes. */
export function cutAtMailboxes(text: string, own: readonly string[]) {
  let start = 0;
  return text.split(addresses).map((piece) => {
    const at = start;
    start += piece.length;
    return { at, piece, isOwn: own.includes(piece) };
  });
}
