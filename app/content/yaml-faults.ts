import { type Document, isNode, isScalar, type LineCounter, visit, type YAMLError } from "yaml";

/** What the parser's codes mean to somebody who writes. */
const sentences: Partial<Record<YAMLError["code"], string>> = {
  TAB_AS_INDENT: "a tab: use blanks, two for each level.",
  BAD_INDENT: "begins in another column than its neighbors: line it up with them.",
  MULTIPLE_DOCS: "a line of three hyphens: delete it, a file has one text.",
  BLOCK_AS_IMPLICIT_KEY: "a text with “: ” in it: put the text in quotes.",
  MULTILINE_IMPLICIT_KEY: "no field: a field is its name, a colon and a blank, as in “title: …”.",
  BAD_ALIAS: "a text that begins with * or &: put it in quotes.",
  BAD_SCALAR_START: "a text that begins with a sign such as @, % or `: put it in quotes.",
  UNEXPECTED_TOKEN: "a sign that stands for something else here: put the text in quotes.",
};

/** A quote that opens in a line and does not close in it. */
const openQuote = /^\s*(?:- )?(?:[\w-]+: )?(["'])(?!.*\1\s*$)/;

function lineOfOpenQuote(text: string): number {
  return text.split("\n").findIndex((line) => openQuote.test(line)) + 1;
}

export interface LineFault {
  line: number;
  message: string;
}

/** Why a text is no YAML: the first reason, since the others follow from it. */
export function syntaxFault(text: string, { errors }: Document.Parsed): LineFault | undefined {
  const [error] = errors;
  if (!error) return undefined;
  const line = error.linePos?.[0].line ?? 1;
  const written = text.split("\n")[line - 1]?.trim() ?? "";
  if (/^[<=>]{7}/m.test(text))
    return { line, message: "an unfinished merge (<<<<<<<): decide which text stays." };
  if (error.code === "MISSING_CHAR")
    return { line: lineOfOpenQuote(text) || line, message: "a quote that is not closed." };
  if (error.code === "DUPLICATE_KEY")
    return { line, message: `“${written.split(":")[0]}” stands here twice: delete one.` };
  return {
    line,
    message: `${sentences[error.code] ?? `cannot be read: ${error.message.split(" at line ")[0]}.`} “${written}”`,
  };
}

/** What YAML would take for something other than text: each would drop or join words without a sound. */
export function silentFaults(document: Document, lines: LineCounter): LineFault[] {
  const faults: LineFault[] = [];
  if (document.commentBefore || document.comment)
    faults.push({ line: 1, message: "a comment (#): a form would lose it, so there are none." });
  visit(document, (_key, node) => {
    if (!isNode(node) || !node.range) return;
    const { line } = lines.linePos(node.range[0]);
    const fault = (message: string) => void faults.push({ line, message });
    if (node.comment || node.commentBefore)
      fault("everything after “ #” is dropped: put the text in quotes.");
    if (node.tag || ("anchor" in node && node.anchor))
      fault("a text that begins with ! or &: put it in quotes.");
    // A long text in Markdown has lines of its own; others refuse them (schema/fields.ts).
    if (isScalar(node) && node.type !== "BLOCK_LITERAL" && lines.linePos(node.range[1]).line > line)
      fault(`one text on several lines, write it on one: “${String(node.value).slice(0, 40)}…”`);
  });
  return faults;
}
