/** Texts for readers without a browser: agents, feed readers, researchers. */
export const readers = {
  llms: {
    about:
      "Each link below leads to a page in Markdown, made from the page that visitors see. Schedules and charts are tables there, and every figure leads to the row that says how it is measured. For the page itself, leave out the ending .md.",
    sections: {
      firm: "The firm",
      services: "Services",
      caseStudies: "Case studies",
      // A heading of the llms.txt convention, for links that can be skipped.
      rest: "Optional",
    },
  },
  feed: { title: "Case studies" },
  humans: {
    team: "Team",
    site: "Site",
    terms: {
      firm: "Firm",
      contact: "Contact",
      address: "Address",
      language: "Language",
      standards: "Standards",
      tools: "Made with",
      cookies: "Cookies",
      machines: "For machines",
      licenses: "Licenses",
    },
    standards: "HTML, CSS, WCAG 2.2 AA",
    tools: "TypeScript, React Router, Tailwind CSS, Vite",
    cookies: "none, and no request to another host",
  },
} as const;
