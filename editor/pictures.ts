import type { Fault } from "../app/content/fault.ts";
import { logoFileFault, pictureFileFault } from "../app/content/rules/pictures.ts";
import { labelOf, nodeAt, nodeFor } from "../app/content/schema/nodes.ts";

type Path = (string | number)[];

/** What is wrong with pictures that are chosen and not yet saved: they have addresses of the browser's. */
export async function faultsOfChosen(
  name: string,
  value: unknown,
  path: Path = [],
): Promise<Fault[]> {
  if (value && typeof value === "object") {
    const keyOf = (key: string) => (Array.isArray(value) ? Number(key) : key);
    const inner = Object.entries(value).map(([key, one]) =>
      faultsOfChosen(name, one, [...path, keyOf(key)]),
    );
    return (await Promise.all(inner)).flat();
  }
  if (typeof value !== "string" || !value.startsWith("blob:")) return [];
  const bytes = new Uint8Array(await (await fetch(value)).arrayBuffer());
  const node = nodeFor(name);
  const size = nodeAt(node, path)?.files?.size;
  const message = size ? pictureFileFault("it", bytes, size) : logoFileFault("it", bytes);
  return message
    ? [{ file: `content/${name}`, line: 1, field: labelOf(node, path), path, message }]
    : [];
}
