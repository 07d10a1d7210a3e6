import type { Content } from "./assemble.ts";

interface LanguageFile {
  address: string;
  route: string;
  /** What the site needs for it; one without has a route that answers 404. */
  shows?: (content: Content) => unknown;
}

/** What each language has besides its pages: files that islands, readers and machines ask for. */
export const languageFiles: readonly LanguageFile[] = [
  {
    address: "/images/friday-report.svg",
    route: "pages/friday-report/route.tsx",
    shows: ({ fridayReport }) => fridayReport,
  },
  { address: "/chat.json", route: "files/chat.ts", shows: ({ chat }) => chat },
  { address: "/plan-back.json", route: "files/plan-back.ts", shows: ({ planBack }) => planBack },
  { address: "/search.json", route: "files/search-index.ts", shows: ({ words }) => words.search },
  {
    address: "/feed.xml",
    route: "files/feed.ts",
    shows: ({ caseStudies }) => caseStudies.length,
  },
  { address: "/sitemap.xml", route: "files/sitemap.ts" },
];
