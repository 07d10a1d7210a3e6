import type { Content } from "../assemble.ts";
import { contentFolder } from "../folder.ts";
import type { Source } from "../read-sources.ts";
import { type CrossFileFault, serviceFile } from "./rule.ts";

/** What is filled in for services, their pages say: a template has a place for it. */
export function* shownOnServices(
  sources: readonly Source[],
  { services, site }: Content,
): Generator<CrossFileFault> {
  const says = (template: string, placeholder: string) =>
    sources.some(
      ({ name, value }) =>
        name === `templates/${template}.yaml` && JSON.stringify(value).includes(placeholder),
    );
  // The text of a solution has a line of them.
  for (const { id, industries, template } of services)
    if (template === "service" && industries.length && !says(template, "{service.industries}"))
      yield {
        file: serviceFile(id),
        path: ["industries"],
        message: `are not on its page. Write {service.industries} in a fact of ${contentFolder}/templates/service.yaml, or clear this.`,
      };
  const templates = services.map(({ template }) => template);
  if (site.area && services.length && !templates.some((one) => says(one, "{site.area}")))
    yield {
      file: "site.yaml",
      path: ["area"],
      message: `is told to search engines, so the page of a service has to say it. Write {site.area} in a fact of ${contentFolder}/templates/service.yaml, or clear this.`,
    };
}
