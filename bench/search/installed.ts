import { existsSync } from "node:fs";
import path from "node:path";

/** The libraries that are compared; the project itself depends on the chosen one alone. */
export const packages = {
  minisearch: "minisearch@7.2.0",
  flexsearch: "flexsearch@0.8.212",
  orama: "@orama/orama@3.1.18",
  fuse: "fuse.js@7.5.0",
  pagefind: "pagefind@1.6.0",
};

/** The folder that they are installed in, anywhere outside of the project. */
export function librariesFolder(): string {
  const folder = process.env.SEARCH_LIBRARIES ?? "";
  const missing = Object.values(packages).filter(
    (name) => !existsSync(path.join(folder, "node_modules", name.replace(/@[^@]+$/, ""))),
  );
  if (folder && !missing.length) return path.resolve(folder);
  throw new Error(
    `Install what is compared in a folder of its own, and name it:
  mkdir ../search-libraries && (cd ../search-libraries && npm init -y && npm install ${(folder ? missing : Object.values(packages)).join(" ")})
  SEARCH_LIBRARIES=../search-libraries npm run bench:search`,
  );
}
