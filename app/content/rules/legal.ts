import { contentFolder } from "../folder.ts";
import type { Rule } from "./rule.ts";

/** Every legal page stands in the footer. */
export const legalPagesAreLinked: Rule = function* ({ pages, site }) {
  for (const { file, path } of pages)
    if (file.startsWith("legal/") && !site.legalNavigation.some(({ href }) => href === path))
      yield {
        file,
        path: ["path"],
        message: `nothing leads there: add it to legalNavigation in ${contentFolder}/site.yaml.`,
      };
};
