import { defineBand } from "../../content/schema/band.ts";
import { entry } from "../../content/schema/entry.ts";
import { group, line, list, text } from "../../content/schema/fields.ts";
import { heading } from "../../content/schema/pages/parts.ts";

export const solutionText = defineBand(
  "solution-text",
  "Solution: text, with benefits at its side",
  {
    benefits: group("Benefits at the side", {
      heading: heading(30),
      text: text("What their bars mean", 60),
    }),
    features: line("Heading of the features", 40).exactOptional(),
    related: group("Related services", {
      heading: heading(24),
      services: list(1, 6, "Services", entry("services", "Service"), {
        hint: "On every page, except a page’s own name.",
      }),
    }).exactOptional(),
  },
  {
    of: ["solution"],
    anchor: "solution",
    uses: ["services", "claims"],
    ids: ({ features, related }, _, { id: own, benefits }) => [
      ...(benefits.length ? ["benefits-heading"] : []),
      ...(features ? ["features-heading"] : []),
      ...(related?.services.some(({ id }) => id !== own) ? ["related-heading"] : []),
    ],
    *agrees({ related }) {
      const ids = related?.services.map(({ id }) => id) ?? [];
      if (new Set(ids).size < ids.length)
        yield { path: ["related", "services"], message: "one service stands there twice." };
    },
  },
);
