import type { z } from "zod";

/** What a heading becomes in an address: two with the same one cannot both be linked to. */
export const asAnchor = (text: string) =>
  text
    .toLowerCase()
    .match(/[a-z0-9]+/g)
    ?.join("-") ?? "";

/** For a list: what stands in a field of its entries stands there once. */
export function eachOnce<K extends string>(field: K, read = (text: string) => text) {
  return (entries: readonly Record<K, string>[], context: z.RefinementCtx): void => {
    const keys = entries.map((entry) => read(entry[field]));
    for (const [index, key] of keys.entries()) {
      const fault = (message: string) =>
        context.addIssue({ code: "custom", path: [index, field], message });
      if (!key) fault("needs at least one letter or digit.");
      else if (keys.indexOf(key) < index)
        fault(`“${entries[index]?.[field]}” is here twice. Change one of them.`);
    }
  };
}
