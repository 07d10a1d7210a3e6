import type { Document, LineCounter } from "yaml";
import { PlainError } from "./plain-error.ts";

/** Something wrong in a content file. */
export interface Fault {
  /** As "content/services/plan-review.yaml". */
  file: string;
  line: number;
  /** The field, as "overview 3, label"; empty for the whole file. */
  field: string;
  path?: readonly PropertyKey[];
  message: string;
}

/** What is wrong with a field of a file that is known. */
export interface FieldFault {
  path: readonly PropertyKey[];
  message: string;
}

/** What is wrong with a line of a text, before anybody knows of fields. */
export interface LineFault {
  line: number;
  message: string;
}

/** ["overview", 2, "label"] as "overview 3, label". */
export function fieldName(path: readonly PropertyKey[]): string {
  return path
    .map((part) => (typeof part === "number" ? ` ${part + 1}` : `, ${String(part)}`))
    .join("")
    .replace(/^, /, "")
    .trim();
}

/** The line of the nearest thing to a path that the file has. */
export function lineOf(document: Document, lines: LineCounter, path: readonly PropertyKey[]) {
  for (let length = path.length; length > 0; length--) {
    const node = document.getIn(path.slice(0, length), true) as { range?: [number] } | undefined;
    if (node?.range) return lines.linePos(node.range[0]).line;
  }
  return 1;
}

/** "content/services/plan-review.yaml:14 overview 3, label: 31 characters, at most 28." */
export function faultText({ file, line, field, message }: Fault): string {
  return `${file}:${line} ${field ? `${field}: ` : ""}${message}`;
}

/** All that is wrong, as one error. */
export class ContentError extends PlainError {
  constructor(faults: readonly Fault[]) {
    const count = faults.length === 1 ? "One thing is" : `${faults.length} things are`;
    super(`${count} wrong in the content.\n\n${faults.map(faultText).join("\n")}\n`);
  }
}
