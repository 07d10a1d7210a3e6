import { createHash } from "node:crypto";
import { readFile } from "node:fs/promises";
import path from "node:path";
import { cacheControl, fileHeaders, withoutTls } from "../deploy/headers.ts";
import { contentType } from "./content-types.ts";
import type { Encoding } from "./encoding.ts";
import { type SiteFile, storedAs } from "./site-files.ts";

/** A file as it goes out: headers as a flat list of names and values, which Node need not turn over. */
export interface Answer {
  body: Buffer;
  etag: string;
  headers: string[];
  /** The same, and the length of the whole body. */
  wholeHeaders: string[];
}

export const everyAnswer: readonly string[] = Object.entries(withoutTls).flat();

function headersFor({ name, encodings }: SiteFile, encoding: Encoding): string[] {
  const pathname = `/${name}`;
  const { "Content-Type": type = contentType(name), ...others } = fileHeaders(pathname);
  return [
    ...everyAnswer,
    ...Object.entries(others).flat(),
    ...["Cache-Control", cacheControl(pathname)],
    ...["Content-Type", type],
    ...(encodings.length > 1 ? ["Vary", "Accept-Encoding"] : []),
    ...(encoding === "identity" ? [] : ["Content-Encoding", encoding]),
  ];
}

/** As much of the site as is kept in memory: this one fits four times, one of thousands of pages in part. */
const keptBytes = 64 * 2 ** 20;

/**
 * Reads files, and keeps those asked for last. Whole, not as streams: no file of a page is large, and
 * whoever breaks off a download, or never reads it, leaves nothing open.
 */
export function readAnswers(directory: string, limit = keptBytes) {
  const kept = new Map<string, Answer>();
  let bytes = 0;

  function keep(stored: string, answer: Answer): void {
    if (kept.has(stored)) return;
    kept.set(stored, answer);
    bytes += answer.body.length;
    for (const [oldest, { body }] of kept) {
      if (bytes <= limit) break;
      kept.delete(oldest);
      bytes -= body.length;
    }
  }

  async function read(file: SiteFile, encoding: Encoding, stored: string): Promise<Answer> {
    const body = await readFile(path.join(directory, stored));
    // Of the content, so that a new build does not make a visitor fetch again what is the same.
    const etag = `"${createHash("sha256").update(body).digest("base64url").slice(0, 16)}"`;
    const headers = [...headersFor(file, encoding), "ETag", etag];
    const wholeHeaders = [...headers, "Content-Length", String(body.length)];
    const answer = { body, etag, headers, wholeHeaders };
    keep(stored, answer);
    return answer;
  }

  return (file: SiteFile, encoding: Encoding): Answer | Promise<Answer> => {
    const stored = storedAs(file, encoding);
    return kept.get(stored) ?? read(file, encoding, stored);
  };
}
