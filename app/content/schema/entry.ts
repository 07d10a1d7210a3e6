import type { z } from "zod";
import type { Entries } from "../lists.ts";
import { reference } from "./fields.ts";

/** An entry named by its id, which a band gets whole: resolve.ts puts it there. */
export function entry<K extends keyof Entries>(refers: K, title: string, hint?: string) {
  return reference(refers, title, hint).transform(
    (id) => ({ [marker]: refers, id }) as unknown as Entries[K],
  ) as z.ZodType<Entries[K], string>;
}

export const marker = "refers to";

export const figure = (title = "Figure") => entry("claims", title);
