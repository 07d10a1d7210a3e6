import { useSyncExternalStore } from "react";
import { useLocation } from "react-router";

const noChanges = () => () => {};

/**
 * A parameter of the address. Pages are rendered at build without a query, so hydration sees none
 * either; the value comes right after, and at once on a navigation inside the site.
 */
export function useSearchParam(name: string): string | null {
  const { search } = useLocation();
  return useSyncExternalStore(
    noChanges,
    () => new URLSearchParams(search).get(name),
    () => null,
  );
}
