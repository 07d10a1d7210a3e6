import type { Fault } from "../app/content/fault.ts";
import { contentFolder, nameIn } from "../app/content/folder.ts";
import { fieldsOf } from "../app/content/mentions.ts";
import type { Files } from "../app/content/moved-names.ts";
import { fieldsIn, labelOf, nodeFor } from "../app/content/schema/nodes.ts";
import { knownName } from "./known-names.ts";
import { titleOf } from "./place.ts";

const fileNames = new RegExp(`${contentFolder}/[\\w/-]+\\.\\w+`, "g");

const { properties: site } = nodeFor("site.yaml");
/** Fields that messages about other files name. */
const switches = { ...site, ...site?.offers?.properties };

/** What is wrong, by the names that the form has for entries and fields; of the entry in the form, for fields alone. */
export function faultsInWords(faults: readonly Fault[], files: Files, own?: string): Fault[] {
  const entryIn = (file: string) => titleOf(nameIn(file), files.get(nameIn(file)));
  return faults.map((fault) => {
    const { file, message } = fault;
    const name = nameIn(file);
    // The text of a legal page is one field, whatever it is made of.
    const path = fault.path?.[0] === "sections" ? ["body"] : (fault.path ?? []);
    const label = labelOf(fieldsOf(name), path, files.get(name));
    const field = name === own ? label : [entryIn(file), label].filter(Boolean).join(", ");
    const around = [...fieldsIn(nodeFor(name), files.get(name))].filter((one) =>
      one.path.every((key, at) => key === path[at]),
    );
    const titleNear = (key: string) =>
      [switches, ...around.map(({ node }) => node.properties)].findLast((all) => all?.[key])?.[key]
        ?.title;
    const words = message
      // An id that is being written is itself.
      .replace(/“([\w-]+)”/g, (quoted, id) => {
        const known = path.at(-1) === "id" ? undefined : (titleNear(id) ?? knownName(id, files));
        return known ? `“${known}”` : quoted;
      })
      .replace(fileNames, (other) => {
        // A copy that is still called like its original would seem to blame itself.
        const isNamesake = other !== file && entryIn(other) === entryIn(file);
        return `${isNamesake ? "another entry called " : ""}“${entryIn(other)}”`;
      });
    return { ...fault, path, field, message: words };
  });
}

export const sentenceOf = ({ field, message }: Fault) => (field ? `${field}: ${message}` : message);

export const sentencesOn = (faults: readonly Fault[], files: Files) =>
  faultsInWords(faults, files).map(sentenceOf);
