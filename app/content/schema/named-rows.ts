/** Files whose rows others name: where the rows are, by which field they are named, and by which people know them. */
export const namedRows = {
  "service-groups": { list: "groups", id: "id", title: "title" },
  claims: { list: "claims", id: "id", title: "label" },
  industries: { list: "industries", id: "id", title: "name" },
  testimonials: { list: "testimonials", id: "company", title: "company" },
  clients: { list: "clients", id: "name", title: "name" },
} as const;

export type RowKind = keyof typeof namedRows;
