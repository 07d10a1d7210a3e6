import { mendedIn } from "../app/content/mended.ts";
import type { Data } from "../app/content/moved-names.ts";
import { labelOf, nodeFor } from "../app/content/schema/nodes.ts";
import { language } from "./backend.ts";

/** What a save writes otherwise than it was typed. */
export function mendsOf(name: string, data: Data) {
  const mended = mendedIn(name, data, language);
  const fields = mended.map(({ path }) => labelOf(nodeFor(name), path, data));
  return (
    fields.length > 0 && <p>Saving this mends quotes, spaces or dashes in: {fields.join("; ")}.</p>
  );
}
