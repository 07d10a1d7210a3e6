import type { Fault } from "../app/content/fault.ts";
import { contentFolder } from "../app/content/folder.ts";
import type { Files } from "../app/content/moved-names.ts";
import { labelOf, nodeFor } from "../app/content/schema/nodes.ts";
import { titleOf } from "./place.ts";

const fileNames = new RegExp(`${contentFolder}/[\\w/-]+\\.\\w+`, "g");

/** What is wrong, by the names that the form has for entries and fields; of the entry in the form, for fields alone. */
export function faultsInWords(faults: readonly Fault[], files: Files, own?: string): Fault[] {
  const nameIn = (file: string) => file.replace(`${contentFolder}/`, "");
  const entryIn = (file: string) => titleOf(nameIn(file), files.get(nameIn(file)));
  return faults.map((fault) => {
    const { file, path = [], message } = fault;
    const name = nameIn(file);
    const label = labelOf(nodeFor(name), path, files.get(name));
    const field = name === own ? label : [entryIn(file), label].filter(Boolean).join(", ");
    return {
      ...fault,
      path,
      field,
      message: message.replace(fileNames, (other) => `“${entryIn(other)}”`),
    };
  });
}
