import type { Fault } from "../app/content/fault.ts";
import { contentFolder } from "../app/content/folder.ts";
import { logoFileFault, pictureFileFault } from "../app/content/rules/pictures.ts";
import { fieldsIn, labelOf, nodeFor } from "../app/content/schema/nodes.ts";

/** What is wrong with pictures that are chosen and not yet saved: they have addresses of the browser's. */
export async function faultsOfChosen(name: string, data: unknown): Promise<Fault[]> {
  const node = nodeFor(name);
  const faults: Fault[] = [];
  for (const { node: field, value, path } of fieldsIn(node, data)) {
    if (typeof value !== "string" || !value.startsWith("blob:")) continue;
    const bytes = new Uint8Array(await (await fetch(value)).arrayBuffer());
    const least = field.files?.least;
    const message = least ? pictureFileFault("it", bytes, least) : logoFileFault("it", bytes);
    const label = labelOf(node, path, data);
    if (message)
      faults.push({ file: `${contentFolder}/${name}`, line: 1, field: label, path, message });
  }
  return faults;
}
