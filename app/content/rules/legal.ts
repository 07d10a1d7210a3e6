import { contentFolder } from "../folder.ts";
import type { Rule } from "./rule.ts";

/** Every legal page stands in the footer. */
export const legalPagesAreLinked: Rule = function* ({ pages, site }) {
  for (const { file, path } of pages)
    if (file.startsWith("legal/") && !site.legalNavigation.some(({ href }) => href === path))
      yield {
        file,
        path: ["path"],
        message: `no link leads to this page. Add it to the legal pages in the footer, in ${contentFolder}/site.yaml.`,
      };
};
