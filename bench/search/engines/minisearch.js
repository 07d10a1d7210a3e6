import MiniSearch from "minisearch";

const options = {
  idField: "path",
  fields: ["title", "aliases", "text", "more"],
  storeFields: ["kind", "title", "text"],
  searchOptions: {
    boost: { title: 4, aliases: 4, text: 2 },
    fuzzy: (word) => (word.length > 3 ? 0.25 : 0),
    prefix: (_, place, words) => place === words.length - 1,
  },
};

export function create(documents) {
  const index = new MiniSearch(options);
  index.addAll(documents);
  return {
    search: (query) => index.search(query).map(({ id }) => id),
    serialized: () => JSON.stringify(index),
  };
}

export const restore = (json) => MiniSearch.loadJSON(json, options);
