import { appendFileSync, cpSync, globSync } from "node:fs";
import path from "node:path";
import { sharedFiles } from "../../app/content/shared-words.ts";
import { writeBelow } from "../../scripts/new-firm/write-firm.ts";

/** Always there, whatever the site itself says, and soon opened. */
export const example = "examples/brightwater";

/** What that firm has not: the chat, and one of every kind of file. */
const more = "tests/editor/content";

/** The content that the form is tried on. */
export function writeContent(folder: string): void {
  cpSync(more, folder, { recursive: true });
  cpSync(`${example}/legal`, path.join(folder, "legal"), { recursive: true });
  writeBelow(folder, globSync("**/*.yaml", { cwd: example }), example);
  writeBelow(folder, sharedFiles, "content");
  const add = (file: string, ...lines: string[]) =>
    appendFileSync(path.join(folder, file), `${lines.join("\n")}\n`);
  add(
    "claims.yaml",
    "    cases:",
    "      - slug: erp-recovery",
    "        shows: 31% of the work stopped",
    "    covers:",
    "      from: 2023-01",
  );
  add(
    "faq.yaml",
    "  - question: Who answers the phone?",
    "    answer: One of the three partners, at most times of the day.",
  );
}
