import { LineCounter, parseDocument } from "yaml";
import { type Fault, lineOf } from "./fault.ts";
import { contentFolder } from "./folder.ts";
import { readMarkdown } from "./markdown-page.ts";
import { silentFaults, syntaxFault } from "./yaml-faults.ts";

/** A content file as it was read, before anything is checked. */
export interface Source {
  /** Within the folder of all content: "services/plan-review.yaml". */
  name: string;
  /** For people, from the root of the project. */
  file: string;
  /** Its text. */
  written: string;
  value: unknown;
  /** The same with its placeholders filled. */
  filled: unknown;
  lineOf: (path: readonly PropertyKey[]) => number;
  /** Where the file has what is at a path, if entries of a list are off (offered.ts). */
  placeOf?: (path: readonly PropertyKey[]) => readonly PropertyKey[];
  /** Has the words of the first language, because it is not translated. */
  isUntranslated?: true;
  /** Reads it anew from another text, if that takes more than the text (translation.ts). */
  readAgain?: (written: string) => Source;
  /** Why it could not be read. */
  faults: Fault[];
}

type Read = Pick<Source, "value" | "lineOf" | "faults">;

function readYaml(file: string, text: string, offset = 0): Read {
  const lines = new LineCounter();
  const document = parseDocument(text, { lineCounter: lines });
  const broken = syntaxFault(text, document);
  const faults = broken ? [broken] : silentFaults(document, lines);
  return {
    value: broken ? undefined : document.toJS(),
    lineOf: (path) => lineOf(document, lines, path) + offset,
    faults: faults.map(({ line, message }) => ({ file, line: line + offset, field: "", message })),
  };
}

/** A head in YAML between two lines of hyphens, and Markdown below it. */
function readPage(file: string, text: string): Read {
  const [, head, body = ""] = /^---\n([\s\S]*?\n)---\n([\s\S]*)$/.exec(text) ?? [];
  if (head === undefined) {
    const message = "start with the fields of the page, between two lines of three hyphens (---).";
    return { value: undefined, lineOf: () => 1, faults: [{ file, line: 1, field: "", message }] };
  }
  const read = readYaml(file, head, 1);
  const linesAbove = text.slice(0, text.length - body.length).split("\n").length - 1;
  const { sections, lines, faults } = readMarkdown(body);
  for (const { line, message } of faults)
    read.faults.push({ file, line: line + linesAbove, field: "", message });
  const lineInBody = ([, section, , paragraph]: readonly PropertyKey[]) => {
    const [heading = 1, ...paragraphs] = lines[Number(section)] ?? [];
    return (paragraphs[Number(paragraph)] ?? heading) + linesAbove;
  };
  return {
    ...read,
    value: { ...(read.value as object), sections },
    lineOf: (path) => (path[0] === "sections" ? lineInBody(path) : read.lineOf(path)),
  };
}

/** Parsing takes longest, so a text that has not changed since the last time is not parsed again. */
const parsed = new Map<string, { text: string; read: Read }>();

function parse(file: string, text: string): Read {
  const known = parsed.get(file);
  if (known?.text === text) return known.read;
  const read = file.endsWith(".md") ? readPage(file, text) : readYaml(file, text);
  parsed.set(file, { text, read });
  return read;
}

/** A content file by its name within the folder of all content, and its text. */
export function readSource(name: string, written: string, folder = contentFolder): Source {
  const file = `${folder}/${name}`;
  if (!/\.(yaml|md)$/.test(name)) return strayFile(name);
  const read = parse(file, written.replaceAll("\r\n", "\n"));
  const isEmpty = read.value === null || typeof read.value !== "object";
  const message = "has no fields that can be read. Fill it in, or save it as plain text (UTF-8).";
  const faults =
    isEmpty && !read.faults.length ? [{ file, line: 1, field: "", message }] : read.faults;
  return { name, file, written, filled: undefined, ...read, faults };
}

/** Files that are there by accident would never be missed. */
function strayFile(name: string): Source {
  const message = `is not used. Content files end in .yaml, or in .md in ${contentFolder}/legal.`;
  const fault = { file: `${contentFolder}/${name}`, line: 1, field: "", message };
  return {
    name,
    file: fault.file,
    written: "",
    value: undefined,
    filled: undefined,
    lineOf: () => 1,
    faults: [fault],
  };
}
