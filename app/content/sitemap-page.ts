import type { PageHead, PageIntro } from "./types";

export const sitemapPage = {
  head: {
    title: "Sitemap: every page, by subject",
    description:
      "A table of contents for the whole site: the company, every service by group, each case study by industry, what you can check, and the legal texts.",
  },
  intro: {
    label: "Trust",
    heading: "Sitemap",
    lead: "The whole site as a table of contents. Each line says what you will find, so you can tell before you go.",
  },
  drawing: {
    heading: "How the pages divide",
    axis: "Pages, counted from the first",
    end: "Last page of a part",
  },
  sections: {
    company: "Company",
    services: "Services",
    caseStudies: "Case Studies",
    trust: "Trust",
    legal: "Legal",
    machines: "For machines",
  },
  machines: {
    text: "The same pages, for programs that read. Each file is written by the build.",
    /** Shown only if the build writes them (generatedFiles in lib/pages.ts). */
    files: {
      "/sitemap.xml": "Every address, for search engines.",
      "/robots.txt": "What crawlers may read, which is everything.",
      "/llms.txt": "A map of the pages as plain text, for language models.",
      "/feed.xml": "New case studies, for a feed reader.",
      "/.well-known/security.txt": "Where a flaw is reported, in the form that scanners know.",
      "/humans.txt": "Who made this, and with what.",
    },
  },
} as const satisfies {
  head: PageHead;
  intro: PageIntro;
  drawing: { heading: string; axis: string; end: string };
  sections: Record<string, string>;
  machines: { text: string; files: Record<string, string> };
};
