import type { Fault } from "../app/content/fault.ts";
import { contentFolder, nameIn } from "../app/content/folder.ts";
import { firstOf } from "../app/content/languages.ts";
import { fieldsOf } from "../app/content/mentions.ts";
import type { Files } from "../app/content/moved-names.ts";
import { asWords, fieldsIn, labelOf, nodeFor } from "../app/content/schema/nodes.ts";
import { knownName } from "./known-names.ts";
import { languageName, titleOf } from "./place.ts";

const fileNames = new RegExp(`${contentFolder}/[\\w/-]+(?:\\.\\w+)?`, "g");

const { properties: site } = nodeFor("site.yaml");
/** Fields that messages about other files name. */
const switches = { ...site, ...site?.offers?.properties };

const listed = new Intl.ListFormat("en");

/** Several entries that lack the same are one sentence. */
const together = (faults: readonly (Fault & { entry: string })[]): Fault[] =>
  [...Map.groupBy(faults, ({ path, message }) => `${path} ${message}`).values()].flatMap((all) => {
    const [first] = all;
    const entries = new Set(all.map(({ entry }) => entry));
    const field = [listed.format(entries), first?.field].filter(Boolean).join(", ");
    return first ? [{ ...first, field }] : [];
  });

/**
 * What is wrong, by the names that the form has for entries and fields; of the entry in the form, for fields
 * alone. What is gone is called as it was `before`.
 */
export function faultsInWords(
  faults: readonly Fault[],
  files: Files,
  before: Files = files,
  own?: string,
): Fault[] {
  const entryIn = (file: string) => {
    const name = firstOf(nameIn(file));
    return /\.\w+$/.test(file) ? titleOf(name, files.get(name)) : asWords(name).replace("-", " ");
  };
  const inWords = faults.map((fault) => {
    const { file, message } = fault;
    const name = firstOf(nameIn(file));
    // The text of a legal page is one field, whatever it is made of.
    const path = fault.path?.[0] === "sections" ? ["body"] : (fault.path ?? []);
    const label = labelOf(fieldsOf(name), path, files.get(name));
    const isOther = name !== nameIn(file);
    const [code = ""] = nameIn(file).split("/");
    // Of a translation, the language comes first.
    const entry = name === own ? "" : `${isOther ? `${languageName(code)}: ` : ""}${entryIn(file)}`;
    const around = [...fieldsIn(nodeFor(name), files.get(name))].filter((one) =>
      one.path.every((key, at) => key === path[at]),
    );
    const kind = around.at(-1)?.node.refers;
    const titleNear = (key: string) =>
      [switches, ...around.map(({ node }) => node.properties)].findLast((all) => all?.[key])?.[key]
        ?.title;
    const words = message
      // An id that is being written is itself.
      .replace(/“([\w-]+)”/g, (quoted, id) => {
        const known =
          path.at(-1) === "id"
            ? undefined
            : (titleNear(id) ?? knownName(id, files, kind) ?? knownName(id, before, kind));
        return known ? `“${known}”` : quoted;
      })
      .replace(fileNames, (other) => {
        // A copy that is still called like its original would seem to blame itself.
        const isNamesake = other !== file && entryIn(other) === entryIn(file);
        return `${isNamesake ? "another entry called " : ""}“${entryIn(other)}”`;
      });
    return { ...fault, path, entry, field: label, message: words };
  });
  return together(inWords);
}

export const sentenceOf = ({ field, message }: Fault) => (field ? `${field}: ${message}` : message);

export const sentencesOn = (faults: readonly Fault[], files: Files, before?: Files) =>
  faultsInWords(faults, files, before).map(sentenceOf);
