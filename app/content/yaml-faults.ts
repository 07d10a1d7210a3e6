import { type Document, isNode, isScalar, type LineCounter, visit, type YAMLError } from "yaml";
import type { LineFault } from "./fault.ts";

/** What the parser's codes mean to somebody who writes. */
const sentences: Partial<Record<YAMLError["code"], string>> = {
  TAB_AS_INDENT: "has a tab. Use two spaces for each level.",
  BAD_INDENT: "is not lined up with the lines around it. Fix the spaces at its start.",
  MULTIPLE_DOCS: "has a line of three hyphens. Delete it.",
  BLOCK_AS_IMPLICIT_KEY: "has “: ” in its text. Put the text in quotes.",
  MULTILINE_IMPLICIT_KEY:
    "is not a field. A field has a name, a colon and a space, like “title: …”.",
  BAD_ALIAS: "starts with * or &. Put the text in quotes.",
  BAD_SCALAR_START: "starts with a special character, such as @, % or `. Put the text in quotes.",
  UNEXPECTED_TOKEN: "has a character with a special meaning. Put the text in quotes.",
};

/** A quote that opens in a line and does not close in it. */
const openQuote = /^\s*(?:- )?(?:[\w-]+: )?(["'])(?!.*\1\s*$)/;

function lineOfOpenQuote(text: string): number {
  return text.split("\n").findIndex((line) => openQuote.test(line)) + 1;
}

/** Why a text is no YAML: the first reason, since the others follow from it. */
export function syntaxFault(text: string, { errors }: Document.Parsed): LineFault | undefined {
  const [error] = errors;
  if (!error) return undefined;
  const line = error.linePos?.[0].line ?? 1;
  const written = text.split("\n")[line - 1]?.trim() ?? "";
  if (/^[<=>]{7}/m.test(text))
    return {
      line,
      message: "has an unfinished merge (<<<<<<<). Keep one version, and delete the markers.",
    };
  if (error.code === "MISSING_CHAR")
    return {
      line: lineOfOpenQuote(text) || line,
      message: "has a quotation mark that is not closed. Close it.",
    };
  if (error.code === "DUPLICATE_KEY")
    return { line, message: `“${written.split(":")[0]}” is here twice. Delete one.` };
  return {
    line,
    message: `${sentences[error.code] ?? `cannot be read: ${error.message.split(" at line ")[0]}.`} “${written}”`,
  };
}

/** What YAML would take for something other than text: each would drop or join words without a sound. */
export function silentFaults(document: Document, lines: LineCounter): LineFault[] {
  const faults: LineFault[] = [];
  if (document.commentBefore || document.comment)
    faults.push({ line: 1, message: "has a comment (#), which the form would lose. Delete it." });
  visit(document, (_key, node) => {
    if (!isNode(node) || !node.range) return;
    const { line } = lines.linePos(node.range[0]);
    const fault = (message: string) => void faults.push({ line, message });
    if (node.comment || node.commentBefore)
      fault("loses everything after “ #”. Put the text in quotes.");
    if (node.tag || ("anchor" in node && node.anchor))
      fault("starts with ! or &. Put the text in quotes.");
    // After "|", a long text in Markdown has lines of its own; others refuse them (schema/fields.ts). After ">",
    // the lines are one.
    const isBlock = isScalar(node) && node.type?.startsWith("BLOCK_");
    if (isScalar(node) && !isBlock && lines.linePos(node.range[1]).line > line)
      fault(`has a text on several lines. Write it on one: “${String(node.value).slice(0, 40)}…”`);
  });
  return faults;
}
