import Fuse from "fuse.js";

const keys = [
  { name: "title", weight: 4 },
  { name: "aliases", weight: 4 },
  { name: "text", weight: 2 },
  { name: "more", weight: 1 },
];

export function create(documents) {
  const index = new Fuse(documents, {
    keys,
    useTokenSearch: true,
    ignoreLocation: true,
    threshold: 0.3,
  });
  return {
    search: (query) => index.search(query).map(({ item }) => item.path),
    serialized: () => JSON.stringify(index.getIndex()),
  };
}
