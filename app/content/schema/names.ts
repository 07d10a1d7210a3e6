import { nearest } from "../nearest.ts";

/** What a field can name: entries by their id, clients by their name, pages by their address. */
export type Kind =
  | "services"
  | "service-groups"
  | "case-studies"
  | "claims"
  | "clients"
  | "industries"
  | "pages";

const words: Record<Kind, string> = {
  services: "service",
  "service-groups": "group of services",
  "case-studies": "case study",
  claims: "figure",
  clients: "client",
  industries: "industry",
  pages: "page",
};

let known: Partial<Record<Kind, readonly string[]>> = {};

/** Tells the schemas what there is; they are checked against it from then on. */
export function knowNames(names: Record<Kind, readonly string[]>): void {
  known = names;
}

/** Why a name is wrong, with the nearest right one. */
export function nameFault(kind: Kind, name: string): string | undefined {
  const names = known[kind];
  if (!names || names.includes(name)) return undefined;
  const near = nearest(name, names);
  return `there is no ${words[kind]} “${name}”.${near ? ` Did you mean “${near}”?` : ""}`;
}
