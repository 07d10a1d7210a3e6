import { defineBand } from "../../content/schema/band.ts";
import { entry } from "../../content/schema/entry.ts";
import { group, line, list, text } from "../../content/schema/fields.ts";
import { heading } from "../../content/schema/pages/parts.ts";

export const solutionText = defineBand(
  "solution-text",
  "Solution: text and benefits",
  "The sections of the solution, with its benefits beside them. Use it as the main part of solution pages.",
  {
    benefits: group("Benefits", {
      heading: heading(30),
      text: text("Meaning of the bars", 60),
    }),
    features: line("Heading of the features", 40).exactOptional(),
    related: group("Related services", {
      heading: heading(24),
      services: list(1, 6, "Services", entry("services", "Service")).describe(
        "Shown on every solution page, except its own.",
      ),
    }).exactOptional(),
  },
  {
    of: ["solution"],
    anchor: "solution",
    uses: ["claims"],
    ids: ({ features, related }, _, { id: own, benefits }) => [
      ...(benefits.length ? ["benefits-heading"] : []),
      ...(features ? ["features-heading"] : []),
      ...(related?.services.some(({ id }) => id !== own) ? ["related-heading"] : []),
    ],
    *agrees({ related }) {
      const ids = related?.services.map(({ id }) => id) ?? [];
      if (new Set(ids).size < ids.length)
        yield { path: ["related", "services"], message: "has the same service twice. Remove one." };
    },
  },
);
