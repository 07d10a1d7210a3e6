const addresses = /([\w.+-]+@[\w-]+(?:\.[\w-]+)+)/;

/** Splits a text at all that a pattern in parentheses finds; `at` is where a piece begins. */
export function cutAt(text: string, pattern: RegExp) {
  let start = 0;
  return text.split(pattern).map((piece) => {
    const at = start;
    start += piece.length;
    return { at, piece };
  });
}

/** Splits a text at email addresses; `isOwn` marks the firm's own mailboxes. */
export const cutAtMailboxes = (text: string, own: readonly string[]) =>
  cutAt(text, addresses).map((cut) => ({ ...cut, isOwn: own.includes(cut.piece) }));
