import { readdirSync } from "node:fs";
import path from "node:path";
import { isForHostAlone } from "../deploy/not-served.ts";
import { type Encoding, encodings } from "./encoding.ts";

/** A file of the build, and in which forms it lies there. */
export interface SiteFile {
  /** Relative to the build, with slashes. */
  name: string;
  encodings: readonly Encoding[];
}

const endings = { br: ".br", gzip: ".gz", identity: "" } as const;

export const storedAs = ({ name }: SiteFile, encoding: Encoding): string =>
  name + endings[encoding];

/** Documents that stand in for others and have no address of their own. */
const isErrorDocument = (name: string) => /^(case-study\/)?(404|500)\.html$/.test(name);

/** Under which addresses a visitor finds a file. A page has no ending, and may end in a slash. */
function addressesOf(name: string, base: string): string[] {
  const address = encodeURI(base + name);
  if (!/(^|\/)index\.html$/.test(name)) return [address];
  const folder = address.slice(0, -"index.html".length);
  return folder === base ? [folder] : [folder, folder.slice(0, -1)];
}

/**
 * Every address of the site. What is not in here does not exist: no path of a visitor is ever put
 * together with a path of the machine.
 */
export function readSite(directory: string, base: string) {
  // Links are no files: they could lead out of the build.
  const names = readdirSync(directory, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(directory, path.join(entry.parentPath, entry.name)))
    .map((name) => name.replaceAll("\\", "/"));
  const all = new Set(names);
  const fileCalled = (name: string): SiteFile => ({
    name,
    encodings: encodings.filter((one) => all.has(name + endings[one])),
  });
  const addresses = new Map<string, SiteFile>();
  for (const name of names)
    if (!isForHostAlone(name) && !isErrorDocument(name))
      for (const address of addressesOf(name, base)) addresses.set(address, fileCalled(name));
  return { addresses, fileCalled };
}
