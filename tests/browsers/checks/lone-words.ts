/**
 * Texts of more than one line whose last line is a single word; for `Tab.run`. Columns of a few words
 * have no better way to break, and Firefox balances no more than ten lines.
 */
export function loneWords(): string[] {
  const most = CSS.supports("text-wrap: pretty") ? Infinity : 10;
  const range = document.createRange();
  const topOf = (text: Text, start: number, end: number) => {
    range.setStart(text, start);
    range.setEnd(text, end);
    return Math.round([...range.getClientRects()].findLast(({ width }) => width > 0)?.top ?? 0);
  };
  return [...document.querySelectorAll("main :is(p, li, dd)")].flatMap((block) => {
    const [text, ...others] = block.childNodes;
    if (!(text instanceof Text) || others.length || !block.checkVisibility()) return [];
    // Others stand behind it on the same line.
    if (getComputedStyle(block).display === "inline") return [];
    const words = [...text.data.matchAll(/\S+/g)].map(({ 0: word, index }) =>
      topOf(text, index, index + word.length),
    );
    const lines = new Set(words).size;
    const isLone = lines > 1 && lines <= most && words.at(-1) !== words.at(-2);
    return isLone && words.length > lines * 3 ? [text.data.slice(-60)] : [];
  });
}
