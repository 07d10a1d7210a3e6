import { createContext, use } from "react";
import type { Content } from "../content/assemble";
import { kept } from "./kept";

export { filled } from "../text/filled";

/** What the site says, for components that are the same on every page. A band gets what it shows by props. */
export const ContentContext = kept("contentOfComponents", () =>
  createContext<Content | undefined>(undefined),
);

export function useContent(): Content {
  const value = use(ContentContext);
  if (!value) throw new Error("Render it inside <ContentContext>: see app/entry.server.tsx.");
  return value;
}

export const useSite = () => useContent().site;
/** Buttons and labels, from content/interface.yaml. */
export const useWords = () => useContent().words;
