import { useEffect, useState } from "react";
import type { SearchIndex } from "../../search/search";

/** The index with what a query needs of it, as soon as that is there. */
export function useIndex(first: SearchIndex, query: string): SearchIndex {
  const [index, setIndex] = useState(first);
  useEffect(() => {
    first.fetchFor?.(query).then((isMore) => isMore && setIndex({ ...first }));
  }, [first, query]);
  return index;
}
