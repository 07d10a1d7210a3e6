import { createHash } from "node:crypto";
import {
  existsSync,
  globSync,
  mkdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from "node:fs";
import path from "node:path";
import { faultText } from "../app/content/fault.ts";
import { readContent } from "../app/content/read-content.ts";

/** What the editor may read and write. */
export const folders = ["content", "public/images/clients"];

export interface Answer {
  status?: number;
  json?: unknown;
  bytes?: Buffer;
}

interface Change {
  operation: "create" | "update" | "delete";
  path: string;
  content: string;
  /** The file's hash when it was read. */
  sha?: string;
  from_path?: string;
}

export const hash = (bytes: Buffer) =>
  createHash("sha1").update(`blob ${bytes.length}\0`).update(bytes).digest("hex");

function allFiles() {
  return folders
    .flatMap((folder) => globSync(`${folder}/**/*.*`))
    .map((file) => file.replaceAll(path.sep, "/"))
    .sort()
    .map((file) => ({ file, bytes: readFileSync(file), at: statSync(file).mtimeMs }));
}

/** Stands for the state of all files; no state comes twice, as no commit does. */
function head(): string {
  const state = allFiles().map(({ file, bytes, at }) => file + hash(bytes) + at);
  return createHash("sha1").update(state.join()).digest("hex");
}

const isOurs = (file: string) =>
  path.posix.normalize(file) === file && folders.some((folder) => file.startsWith(`${folder}/`));

export const readIfThere = (file: string) => (existsSync(file) ? readFileSync(file) : undefined);

function write(file: string, bytes: Buffer | undefined): void {
  mkdirSync(path.dirname(file), { recursive: true });
  if (bytes) writeFileSync(file, bytes);
  else rmSync(file, { force: true });
}

/** Why a change may not be made, whatever it says. */
function refusal({
  operation,
  path: file,
  from_path: from = file,
  sha,
}: Change): string | undefined {
  if (!isOurs(file) || !isOurs(from)) return `${file} is not content.`;
  const there = readIfThere(from);
  if (operation === "create")
    return there ? `${file} is there already: choose another title or id.` : undefined;
  if (!there) return `${file} was deleted meanwhile: reload the page.`;
  return hash(there) === sha ? undefined : `${file} was changed meanwhile: reload it first.`;
}

/**
 * Writes all files of one save, or none. Nothing else runs until it is decided, so that neither the
 * watcher nor a page sees what is refused.
 */
function save(asked: readonly Change[]): Answer {
  // The tool would take every mention of a deleted entry out: who names it is asked instead.
  const deletions = asked.filter(({ operation }) => operation === "delete");
  const changes = deletions.length ? deletions : asked;
  const refused = changes.map(refusal).filter((reason) => reason !== undefined);
  if (refused.length) return { status: 422, json: { message: refused.join("\n") } };
  const touched = new Set(
    changes.flatMap((change) => [change.path, change.from_path ?? change.path]),
  );
  const before = new Map([...touched].map((file) => [file, readIfThere(file)]));
  for (const { operation, path: file, from_path: from, content } of changes) {
    write(file, operation === "delete" ? undefined : Buffer.from(content, "base64"));
    if (from && from !== file) write(from, undefined);
  }
  const { faults } = readContent();
  if (faults.length) {
    for (const [file, bytes] of before) write(file, bytes);
    return { status: 422, json: { message: faults.map(faultText).join("\n\n") } };
  }
  const files = changes.map(({ path: file }) => {
    const bytes = readIfThere(file);
    return bytes ? { path: file, sha: hash(bytes) } : null;
  });
  return {
    status: 201,
    json: { commit: { sha: head(), created: new Date().toISOString() }, files },
  };
}

const limits = {
  default_paging_num: 1000,
  max_response_items: 1000,
  default_max_blob_size: 10_485_760,
  default_max_response_size: 1_000_000_000,
};

const repository = {
  id: 1,
  name: "content",
  full_name: "site/content",
  default_branch: "main",
  permissions: { admin: true, push: true, pull: true },
};

/** The part of Gitea's API that the editor uses, answered from the working tree. */
export function forge(call: string, body: unknown): Answer {
  const [, rest] = /^\/repos\/site\/content(.*)$/.exec(call) ?? [];
  if (call === "/version") return { json: { version: "1.24.0" } };
  if (call === "/user")
    return {
      json: { id: 1, login: "you", full_name: "You", email: "you@localhost", avatar_url: "" },
    };
  if (call === "/settings/api") return { json: limits };
  if (rest === "") return { json: repository };
  if (rest === "/branches/main")
    return { json: { name: "main", commit: { id: head(), message: "" } } };
  if (rest === "/commits") return { json: [] };
  if (rest?.startsWith("/git/trees/")) {
    const tree = allFiles().map(({ file, bytes }) => ({
      path: file,
      type: "blob",
      mode: "100644",
      sha: hash(bytes),
      size: bytes.length,
    }));
    return { json: { sha: head(), truncated: false, tree } };
  }
  if (rest === "/file-contents") {
    const { files } = body as { files: string[] };
    const found = files.filter(isOurs).flatMap((file) => {
      const bytes = readIfThere(file);
      return bytes
        ? [
            {
              path: file,
              sha: hash(bytes),
              size: bytes.length,
              type: "file",
              encoding: "base64",
              content: bytes.toString("base64"),
            },
          ]
        : [];
    });
    return { json: found };
  }
  if (rest === "/contents") return save((body as { files: Change[] }).files);
  const file = rest?.replace(/^\/(raw|media\/main)\//, "") ?? "";
  const bytes = isOurs(file) ? readIfThere(file) : undefined;
  return bytes ? { bytes } : { status: 404, json: { message: "There is no such thing here." } };
}
