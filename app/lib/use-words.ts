import { createContext, use } from "react";
import type { Lists } from "../content/lists";

export { filled } from "./filled";

/** Words that are the same on every page: buttons, labels, and the name of the firm. */
export const SiteContext = createContext<Pick<Lists, "site" | "words" | "planBack"> | undefined>(
  undefined,
);

function useSiteContext() {
  const value = use(SiteContext);
  if (!value) throw new Error("Render it inside <SiteContext>: see app/shell/shell.tsx.");
  return value;
}

/** What a plan back from a date is reckoned with. */
export const usePlanBack = () => useSiteContext().planBack;
export const useSite = () => useSiteContext().site;
/** Buttons and labels, from content/interface.yaml. */
export const useWords = () => useSiteContext().words;
