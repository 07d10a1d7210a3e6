import { quoteSigns } from "../text/quote-signs.ts";
import { fieldsIn, nodeFor } from "./schema/nodes.ts";

/** Left as they are: code, placeholders, addresses, and lines that draw a table or its rule. */
const kept = /`[^`]*`|\{[^{}]*\}|\]\([^)]*\)|(?:https?:|mailto:)\S+|^[ \t]*[|:-][|: -]*$/;
const typed = /"|'| ?--+ ?|(?<=\S) {2,}(?=\S)/;
const found = new RegExp(`(?<kept>${kept.source})|${typed.source}`, "gmu");

/** A quote opens before a word and closes after one; an apostrophe looks like one that closes. */
function quoteFor(sign: string, before: string, after: string, signs: string): string {
  const [open = "", close = "", openInner = "", closeInner = ""] = signs;
  const opens = /(?:^|[\s([{“‘—–/])$/u.test(before) && /^\S/u.test(after);
  if (sign === '"') return opens ? open : close;
  const isQuote = opens && /^\p{L}[^']*'(?!\p{L})/u.test(after);
  if (isQuote) return openInner;
  // At the end of a word, where none was opened, it is an apostrophe.
  return /(?:^|[\s(])'\p{L}[^']*$/u.test(before) ? closeInner : "’";
}

/** Between numbers, from one to the other; between words as the language has it. */
function dashFor(before: string, after: string, language: string): string {
  if (/\d$/.test(before) && /^\d/.test(after)) return "–";
  return language === "en-US" ? "—" : " – ";
}

/** A text as a typesetter would have it: curly quotes (in English), single spaces, dashes. */
export function mended(text: string, language: string): string {
  return text.replace(found, (sign, ...more) => {
    const { kept } = more.at(-1) as { kept?: string };
    const offset = more.at(-3) as number;
    if (kept !== undefined) return sign;
    const [before, after] = [text.slice(0, offset), text.slice(offset + sign.length)];
    if (/^ +$/.test(sign)) return " ";
    if (sign.includes("--")) return dashFor(before, after, language);
    const signs = quoteSigns(language);
    return signs ? quoteFor(sign, before, after, signs) : sign;
  });
}

/** What would be mended in an entry, and where; fields with a limit are those with words of ours. */
export function mendedIn(name: string, data: Record<string, unknown>, language: string) {
  const node = nodeFor(name);
  const texts = [...fieldsIn(node, data)].filter(({ node }) => node.maxLength !== undefined);
  const body = typeof data.body === "string" ? [{ value: data.body, path: ["body"] }] : [];
  return [...texts, ...body].flatMap(({ value, path }) => {
    if (typeof value !== "string") return [];
    const text = mended(value, language);
    return text === value ? [] : [{ path, text }];
  });
}
