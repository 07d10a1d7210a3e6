import type { Fault } from "../app/content/fault.ts";
import { nameIn } from "../app/content/folder.ts";
import { firstOf } from "../app/content/languages.ts";
import { readContent } from "../app/content/read-content.ts";
import { runCommand } from "../scripts/run-command.ts";
import { changes } from "./changes.ts";
import { faultsInWords, sentenceOf } from "./faults-in-words.ts";
import { publish } from "./publish.ts";
import { formOf } from "./relation.ts";
import { filesNow } from "./save.ts";

/** What keeps all of it from being published, each with the form where it is fixed. */
export class NotReady extends Error {
  readonly reasons: { says: string; form: string }[];

  constructor(faults: readonly Fault[]) {
    super("Nothing was published. This has to be fixed first:");
    const files = filesNow();
    this.reasons = faultsInWords(faults, files).map((fault) => {
      const name = firstOf(nameIn(fault.file));
      return { says: sentenceOf(fault), form: formOf(name, files.get(name)) };
    });
  }
}

const titlesOfChanges = () => changes().map(({ title }) => title);

/** Fails if a page cannot be built. */
async function build(): Promise<void> {
  const { ok, output } = await runCommand(
    "react-router build",
    { NODE_ENV: "production", WITH_DRAFTS: "" },
    false,
  );
  if (!ok) throw new Error(`The site cannot be built.\n${output.slice(-2000)}`);
}

/** Publishes all that the page of changes lists; says what was published. */
export async function publishChanges(person: string): Promise<string> {
  const { content, faults } = readContent();
  if (!content || faults.length) throw new NotReady(faults);
  const branch = content.site.editor?.branch;
  if (!branch)
    throw new Error(
      "The site does not say yet where it is published. Set “Branch” in Whole site › Site › Where the content is kept.",
    );
  const titles = titlesOfChanges();
  const check = async () => {
    await build();
    if (`${titlesOfChanges()}` !== `${titles}`)
      throw new Error("Something was saved in the meantime. Publish again to include it.");
  };
  await publish({ folder: ".", branch, person, changes: titles, check });
  return `Published ${titles.length === 1 ? "1 change" : `${titles.length} changes`} to “${branch}”.`;
}
