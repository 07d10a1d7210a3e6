import type { Content } from "../../app/content/assemble.ts";
import { absoluteUrl } from "../../app/lib/absolute-url.ts";
import { pathWithin } from "../../app/lib/address.ts";
import { pathOf } from "../../app/lib/editions.ts";
import { twinPath } from "../../app/lib/twin-path.ts";
import type { TwinHead } from "./twin.ts";

type Section = keyof Content["machines"]["llms"]["sections"];

function sectionKey(path: string, site: Content["site"]): Section {
  if (path.startsWith("/services/")) return "services";
  if (path.startsWith("/case-study/")) return "caseStudies";
  return site.legalNavigation.some(({ href }) => href === path) ? "rest" : "firm";
}

/** The index of all twins in the llmstxt.org format: a title, a summary, and links with a line each. */
export function llmsText(pages: readonly TwinHead[], { site, machines }: Content): string {
  const { about, sections } = machines.llms;
  const listed = pages.map(({ title, description, canonical }) => {
    const address = pathWithin(new URL(canonical).pathname);
    const name = title.replace(` | ${site.name}`, "");
    return {
      section: sectionKey(pathOf(site, address), site),
      line: `- [${name}](${absoluteUrl(site, twinPath(address))}): ${description}`,
    };
  });
  const home = pages.find(({ canonical }) => canonical === absoluteUrl(site, "/"));
  return [
    `# ${site.name}`,
    `> ${home?.description ?? site.tagline}`,
    about,
    ...site.editions
      .filter(({ code }) => code !== site.language)
      .map(
        ({ name, folder }) => `${name}: ${absoluteUrl({ url: site.url }, `${folder}/llms.txt`)}`,
      ),
    ...(Object.keys(sections) as Section[]).flatMap((section) => {
      const lines = listed.filter((one) => one.section === section).map(({ line }) => line);
      return lines.length ? [`## ${sections[section]}`, lines.join("\n")] : [];
    }),
    "",
  ]
    .join("\n\n")
    .replace(/\n+$/, "\n");
}
