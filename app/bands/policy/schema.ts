import { defineBand } from "../../content/schema/band.ts";
import { group, line, text } from "../../content/schema/fields.ts";
import { heading, sentence } from "../../content/schema/pages/parts.ts";

const column = (title: string) => line(title, 16);
const directive = (name: string) =>
  group(name, { name: line("What comes in", 35), text: text("What it may be", 60) });

export const policy = defineBand(
  "policy",
  "Trust: what a page may load",
  {
    heading: heading(56),
    text: sentence(135).exactOptional(),
    what: line("Heading above the names", 16, "For screen readers."),
    columns: group("Columns", {
      self: column("From this site"),
      hash: column("Known by its hash"),
      data: column("Inside the page"),
      host: column("From other hosts"),
    }),
    open: line("May be loaded", 8, "For screen readers."),
    shut: line("May not be loaded", 8, "For screen readers."),
    closed: line("If nothing may be", 20),
    empty: text("If nothing comes from another host", 38),
    someHosts: text("If pictures come from other hosts", 56),
    directives: group(
      "Content security policy",
      {
        "default-src": directive("default-src"),
        "script-src": directive("script-src"),
        "style-src": directive("style-src"),
        "img-src": directive("img-src"),
        "font-src": directive("font-src"),
        "connect-src": directive("connect-src"),
        "base-uri": directive("base-uri"),
        "form-action": directive("form-action"),
      },
      "What each part of the policy that we deploy is about.",
    ),
  },
  { ground: "ink", anchor: "policy", uses: ["site"] },
);
