import { readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { parse } from "yaml";
import { content } from "../../app/content/content.ts";

const { services } = content;
const serviceGroups = content.serviceGroups.groups;
const servicesInGroup = (id: string) => content.services.filter(({ group }) => group === id);

/** Adds services to a copy of the source until there are `total`: copies of real ones with other titles and leads. */
export function addServices(copy: string, total: number): void {
  const content = (name: string) => path.join(copy, "content", name);
  const read = (name: string) => readFileSync(content(name), "utf8");
  // Uses sentences and words of the real pages, so that lists compress realistically.
  const sentences = services
    .flatMap(({ lead, description }) => [lead, description])
    .flatMap((text) => text.split(/(?<=\.) /));
  const words = services.flatMap(({ title }) => title.match(/\b[A-Z][a-z]+/g) ?? []);
  const pick = <T>(list: readonly T[], place: number) => list[place % list.length] as T;

  for (let n = services.length; n < total; n += 1) {
    const base = pick(servicesInGroup(pick(serviceGroups, n).id), n);
    const title = `${pick(words, n * 7)} ${pick(words, n * 11)} ${n}`;
    const id = title.toLowerCase().replaceAll(" ", "-");
    const page = {
      ...parse(read(`services/${base.id}.yaml`)),
      title,
      description: `${pick(sentences, n * 3)} ${pick(sentences, n)} ${n}`.slice(-150),
      lead: `${pick(sentences, n * 3 + 1)} ${n}`,
      pictogram: undefined,
      position: undefined,
    };
    writeFileSync(content(`services/${id}.yaml`), JSON.stringify(page));
  }
  // Copies repeat the sentences of their originals, which no page of the site may.
  writeFileSync(
    path.join(copy, "app/content/rules/rules.ts"),
    "export const crossFileFaults = () => [];",
  );
}
