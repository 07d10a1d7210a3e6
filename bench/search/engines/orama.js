import { create as createIndex, insertMultiple, save, search } from "@orama/orama";

export function create(documents) {
  const index = createIndex({
    schema: { title: "string", aliases: "string", text: "string", more: "string", path: "string" },
  });
  insertMultiple(index, documents);
  return {
    search: (query) =>
      search(index, {
        term: query,
        properties: ["title", "aliases", "text", "more"],
        boost: { title: 4, aliases: 4, text: 2 },
        tolerance: 1,
        threshold: 1,
      }).hits.map(({ document }) => document.path),
    serialized: () => JSON.stringify(save(index)),
  };
}
