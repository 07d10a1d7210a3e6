import { createContext, use } from "react";
import type { Lists } from "../content/lists";

/** Words that are the same on every page: buttons, labels, and the name of the firm. */
export const SiteContext = createContext<Pick<Lists, "site" | "words"> | undefined>(undefined);

function useSiteContext() {
  const value = use(SiteContext);
  if (!value) throw new Error("Render it inside <SiteContext>: see app/shell/shell.tsx.");
  return value;
}

export const useSite = () => useSiteContext().site;
/** Buttons and labels, from content/interface.yaml. */
export const useWords = () => useSiteContext().words;

/** "{count} years" and 3 as "3 years". */
export const filled = (text: string, values: Record<string, string | number>) =>
  text.replace(/\{(\w+)\}/g, (blank, name: string) => String(values[name] ?? blank));
