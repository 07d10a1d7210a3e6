import { defineBand } from "../../content/schema/band.ts";
import { group, line, text } from "../../content/schema/fields.ts";
import { heading, sentence } from "../../content/schema/pages/parts.ts";

const column = (title: string) => line(title, 16);
const directive = (name: string) =>
  group(name, { name: line("What is loaded", 35), text: text("What it may be", 60) });

export const policy = defineBand(
  "policy",
  "Trust: what pages may load",
  "A table of what pages may load from where. Use it on the page about security.",
  {
    heading: heading(56),
    text: sentence(135).exactOptional(),
    what: line("Heading of the first column", 16, "Read by screen readers only."),
    columns: group("Column headings", {
      self: column("From this site"),
      hash: column("Known by its hash"),
      data: column("Inside the page"),
      host: column("From other sites"),
    }),
    open: line("Allowed", 8, "Read by screen readers only."),
    shut: line("Not allowed", 8, "Read by screen readers only."),
    closed: line("Nothing allowed", 20),
    empty: text("Nothing from other sites", 38),
    someHosts: text("Pictures from other sites", 56),
    directives: group("Content security policy", {
      "default-src": directive("default-src"),
      "script-src": directive("script-src"),
      "style-src": directive("style-src"),
      "img-src": directive("img-src"),
      "font-src": directive("font-src"),
      "connect-src": directive("connect-src"),
      "base-uri": directive("base-uri"),
      "form-action": directive("form-action"),
    }).describe("What each part of the policy is about."),
  },
  { ground: "ink", anchor: "policy", role: "policy", uses: ["site"] },
);
