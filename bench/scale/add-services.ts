import { globSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { serviceIds, serviceIdsByGroup } from "../../app/content/services.ts";

/** Groups whose layout takes any number of services. */
const groups = ["enterprise-solutions", "specialized-services", "industry-expertise"] as const;

/** Adds services to a copy of the source until there are `total`: copies of real ones with other titles and leads. */
export function addServices(copy: string, total: number): void {
  const content = (name: string) => path.join(copy, "app/content", name);
  const read = (name: string) => readFileSync(content(name), "utf8");
  const texts = globSync(content("services/*.ts")).map((file) => readFileSync(file, "utf8"));
  const all = (pattern: RegExp) =>
    texts.flatMap((text) => [...text.matchAll(pattern)].map(([, found = ""]) => found));
  // Uses sentences and words of the real pages, so that lists compress realistically.
  const sentences = all(/text: "([^"]+)"/g).flatMap((text) => text.split(/(?<=\.) /));
  const words = all(/^ {2}title: "([^"]+)"/gm).flatMap(
    (title) => title.match(/\b[A-Z][a-z]+/g) ?? [],
  );
  const pick = (list: readonly string[], place: number) => list[place % list.length] ?? "";

  let [ids, pictograms] = [read("ids.ts"), read("pictograms.ts")];
  for (let n = serviceIds.length; n < total; n += 1) {
    const group = groups[n % groups.length] ?? groups[0];
    const base = pick(serviceIdsByGroup[group], n);
    const title = `${pick(words, n * 7)} ${pick(words, n * 11)} ${n}`;
    const id = title.toLowerCase().replaceAll(" ", "-");
    const page = read(`services/${base}.ts`)
      .replace(/title: "[^"]+"/, `title: "${title}"`)
      .replace(/description:\s*"[^"]+"/, `description: "${pick(sentences, n * 3)}"`)
      .replace(/lead:\s*(?:"[^"]+"|`[^`]+`)/, `lead: "${pick(sentences, n * 3 + 1)}"`);
    writeFileSync(content(`services/${id}.ts`), page);
    ids = ids.replace(`"${group}": [`, `"${group}": ["${id}",`);
    pictograms += `servicePictograms["${id}"] = servicePictograms["${base}"];\n`;
  }
  writeFileSync(content("ids.ts"), ids);
  writeFileSync(content("pictograms.ts"), pictograms);
}
