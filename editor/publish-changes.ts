import { faultText } from "../app/content/fault.ts";
import { readContent } from "../app/content/read-content.ts";
import { runCommand } from "../scripts/run-command.ts";
import { changes } from "./changes.ts";
import { publish } from "./publish.ts";

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
  if (!content || faults.length) throw new Error(faults.map(faultText).join("\n\n"));
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
