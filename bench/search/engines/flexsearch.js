import { Charset, Document } from "flexsearch";

const weights = { title: 4, aliases: 4, text: 2, more: 1 };
const fields = Object.keys(weights);

/** It ranks inside a field alone: fields are put together here, by weight and place. */
export function create(documents) {
  const index = new Document({
    document: { id: "path", index: fields },
    tokenize: "forward",
    encoder: Charset.LatinBalance,
    resolution: 9,
  });
  for (const document of documents) index.add(document);
  return {
    search(query) {
      const scores = new Map();
      for (const { field, result } of index.search(query, { limit: 20, suggest: true }))
        result.forEach((path, place) => {
          scores.set(path, (scores.get(path) ?? 0) + weights[field] / (1 + place));
        });
      return [...scores].sort((a, b) => b[1] - a[1]).map(([path]) => path);
    },
    serialized() {
      const parts = {};
      index.export((key, data) => {
        parts[key] = data;
      });
      return JSON.stringify(parts);
    },
  };
}
