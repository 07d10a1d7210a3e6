import { existsSync, readFileSync, statSync } from "node:fs";
import path from "node:path";
import { buildFolder } from "../../deploy/build-state.ts";

export const client = path.resolve(import.meta.dirname, "../..", buildFolder, "client");
export const read = (file: string) => readFileSync(path.join(client, file), "utf8");

/** The file behind an address. */
export const fileOf = (pathname: string) =>
  pathname.includes(".") ? pathname : path.join(pathname, "index.html");

/** Bytes that travel: the build keeps each text beside itself as Brotli makes it at its best. */
export function weightOf(file: string): number {
  const compressed = path.join(client, `${file}.br`);
  return statSync(existsSync(compressed) ? compressed : path.join(client, file)).size;
}
