export interface Crumb {
  label: string;
  href: string;
}

/** Words that capitals alone do not set right. */
const spellings: Record<string, string> = {
  ai: "AI",
  llm: "LLM",
  ma: "M&A",
  ml: "ML",
  poc: "PoC",
  sharepoint: "SharePoint",
  sow: "SOW",
};

/** Segments that are no page of their own lead to the page that lists them. */
const listedAt: Record<string, string> = {
  "/case-study": "/client-success-stories",
};

export function labelOf(segment: string): string {
  return segment
    .split("-")
    .map((word) => spellings[word] ?? word.charAt(0).toUpperCase() + word.slice(1))
    .join(" ")
    .replace("AI ML", "AI & ML");
}

/** "/services/ai-ml-solutions" becomes Home, Services, AI & ML Solutions. */
export function breadcrumbTrail(pathname: string): Crumb[] {
  const segments = pathname.split("/").filter(Boolean);
  const crumbs = segments.map((segment, index) => {
    const path = `/${segments.slice(0, index + 1).join("/")}`;
    return { label: labelOf(segment), href: listedAt[path] ?? path };
  });
  return [{ label: "Home", href: "/" }, ...crumbs];
}
