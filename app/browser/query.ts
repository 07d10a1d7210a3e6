import { useSyncExternalStore } from "react";
import { useLocation } from "react-router";

const noChanges = () => () => {};

/**
 * One value of the address's query. The page was rendered without any: while hydration compares the
 * two it is absent, and right after it takes effect.
 */
export function useQuery(name: string): string {
  const { search } = useLocation();
  return useSyncExternalStore(
    noChanges,
    () => new URLSearchParams(search).get(name) ?? "",
    () => "",
  );
}
