import { type CaseStudySlug, type ServiceId, serviceAliases } from "../content/ids.ts";

export interface Crumb {
  label: string;
  href: string;
}

/** Words that title case gets wrong. */
const spellings: Partial<Record<string, string>> = {
  ai: "AI",
  llm: "LLM",
  ma: "M&A",
  of: "of",
  poc: "PoC",
  sharepoint: "SharePoint",
  sow: "SOW",
};

/**
 * Names that cannot be derived from the URL: they have an "&", a hyphen, or words that are not in the
 * URL. A test compares every label with the title of its page.
 */
const names: Partial<Record<string, string>> = {
  "ai-ml-solutions": "AI & ML Solutions",
  "ai-strategy-roadmap": "AI Strategy & Roadmap",
  "healthcare-life-sciences": "Healthcare & Life Sciences",
  "llm-fine-tuning": "LLM Fine-Tuning",
  "multi-agent-systems": "Multi-Agent Systems",
  "multi-market-product-launch": "Multi-Market Product Launch",
  "program-governance-assurance": "Program Governance & Assurance",
  "project-management-service": "Project Management as a Service",
  "retrieval-augmented-generation": "Retrieval-Augmented Generation",
  "strategic-consulting": "Strategic Business Consulting",
  "technology-telecommunications": "Technology & Telecommunications",
} satisfies Partial<Record<ServiceId | CaseStudySlug, string>>;

/** An alias URL has the label of the page that it shows. */
const aliases: Partial<Record<string, string>> = serviceAliases;

/** A segment without a page links to the page that lists its children. */
const listedAt: Record<string, string> = {
  "/case-study": "/client-success-stories",
};

function titleCase(segment: string): string {
  return segment
    .split("-")
    .map((word) => spellings[word] ?? word.charAt(0).toUpperCase() + word.slice(1))
    .join(" ");
}

function labelOf(segment: string): string {
  const id = aliases[segment] ?? segment;
  return names[id] ?? titleCase(id);
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
