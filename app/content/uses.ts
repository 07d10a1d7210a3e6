import { sumsOfFacts } from "./facts-in-words.ts";
import { fieldsOf } from "./mentions.ts";
import type { Files } from "./moved-names.ts";
import { fieldsIn, type Node } from "./schema/nodes.ts";

/** What is kept once and used in several places. */
export const usable = ["claims", "facts", "clients", "pictures"] as const;
type Usable = (typeof usable)[number];

/** What a field takes from elsewhere: by naming it, or by placeholders in its text. */
function* takenBy({ refers, mayName, files }: Node, text: string): Generator<[Usable, string]> {
  const kind = files ? "pictures" : usable.find((one) => one === (refers ?? mayName));
  if (kind) yield [kind, text];
  for (const [, of, name = ""] of text.matchAll(/\{(claim|fact)\.([\w-]+)/g))
    if (of === "claim") yield ["claims", name];
    else for (const fact of sumsOfFacts[name] ?? [name]) yield ["facts", fact];
}

/** Figures and facts by their names, clients and pictures, each with the files that use it. */
export function usesIn(files: Files): Record<Usable, Map<string, Set<string>>> {
  const uses = { claims: new Map(), facts: new Map(), clients: new Map(), pictures: new Map() };
  for (const [file, data] of files)
    for (const { node, value } of fieldsIn(fieldsOf(file), data))
      for (const [kind, name] of typeof value === "string" ? takenBy(node, value) : [])
        uses[kind].set(name, (uses[kind].get(name) ?? new Set()).add(file));
  return uses;
}
