/** Texts for readers without a browser. */
import { group, line, text } from "./fields.ts";

const heading = (title: string) => line(title, 40);

export const machinesSchema = group("Files for machines", {
  llms: group("llms.txt", {
    about: text("About the file", 300, "A summary of the firm for AI assistants."),
    sections: group("Headings", {
      firm: heading("The firm"),
      services: heading("Services"),
      caseStudies: heading("Case studies"),
      rest: line("The rest", 40, "By convention “Optional”: links a reader may skip."),
    }),
  }),
  feed: group("News feed", { title: heading("Title") }),
  humans: group("humans.txt", {
    team: heading("Team"),
    site: heading("Site"),
    terms: group("Terms", {
      firm: heading("Firm"),
      contact: heading("Contact"),
      address: heading("Address"),
      language: heading("Language"),
      standards: heading("Standards"),
      tools: heading("Made with"),
      cookies: heading("Cookies"),
      machines: heading("For machines"),
      licenses: heading("Licenses"),
    }),
    standards: line("Standards", 60),
    tools: line("Made with", 80),
    cookies: line("Cookies", 80),
  }),
});
