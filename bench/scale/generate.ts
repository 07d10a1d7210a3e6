import { globSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { pathToFileURL } from "node:url";
import { type ServiceId, serviceIds } from "../../app/content/ids.ts";
import { slugOf } from "../../app/lib/slug.ts";
import { writer } from "./writer.ts";

/** The offers that have a place of their own are written for it. */
const bases = serviceIds.slice(0, serviceIds.indexOf("legacy-modernization") + 6);

interface Generated {
  id: string;
  base: ServiceId;
  group: string;
  source: string;
  aliases: string;
}

/** Fills the content of a copy of the source up to so many services. */
export async function addServices(copy: string, total: number): Promise<void> {
  const content = (name: string) => path.join(copy, "app/content", name);
  const files = globSync(content("services/*.ts")).sort();
  const sources = new Map(
    files.map((file) => [path.basename(file, ".ts"), readFileSync(file, "utf8")]),
  );
  const strings = (name: RegExp) =>
    [...sources.values()].flatMap((source) =>
      [...source.matchAll(name)].map(([, text = ""]) => text),
    );
  const { title, text, words } = writer(
    strings(/(?:description|lead|text):\s*"([^"]+)"/g),
    strings(/^ {2}title: "([^"]+)"/gm),
  );

  /** The page of a service that there is, under a name, a description and a lead of its own. */
  function generate(n: number): Generated {
    const base = bases[n % bases.length] as ServiceId;
    const name = title();
    const id = slugOf(name);
    if (sources.has(id)) return generate(n);
    const of = sources.get(base) ?? "";
    const source = of
      .replace(/title: "[^"]+"/, `title: "${name}"`)
      .replace(/description:\s*"[^"]+"/, `description: "${text()}"`)
      .replace(/lead:\s*(?:"[^"]+"|`[^`]+`)/, `lead: "${text()} ${text()}"`);
    sources.set(id, source);
    const group = /group: "([^"]+)"/.exec(of)?.[1] ?? "";
    return { id, base, group, source, aliases: words(8).join(", ") };
  }

  const all = Array.from({ length: total - serviceIds.length }, (_, n) => generate(n));
  for (const { id, source } of all) writeFileSync(content(`services/${id}.ts`), source);

  const edit = (name: string, change: (text: string) => string) =>
    writeFileSync(content(name), change(readFileSync(content(name), "utf8")));
  const lines = (line: (one: Generated) => string, some = all) => some.map(line).join("\n");
  edit("ids.ts", (text) =>
    [...Map.groupBy(all, ({ group }) => group)].reduce(
      (so, [group, some]) =>
        so.replace(RegExp(`("${group}": \\[[^\\]]+)`), `$1${lines(({ id }) => `"${id}",`, some)}`),
      text,
    ),
  );
  const byId = ({ id, base }: Generated) =>
    `servicePictograms["${id}"] = servicePictograms["${base}"];`;
  edit("pictograms.ts", (text) => `${text}${lines(byId)}\n`);
  const wordsOf = ({ id, aliases }: Generated) => `"/services/${id}": ["${aliases}"],`;
  edit("search-words.ts", (text) => text.replace(/\};\n$/, `${lines(wordsOf)}\n};\n`));
  const { canonicalPages }: { canonicalPages: readonly string[] } = await import(
    pathToFileURL(path.join(copy, "app/lib/pages.ts")).href
  );
  edit("last-changed.json", (text) => {
    const days: Record<string, string> = JSON.parse(text);
    const added = canonicalPages.filter((page) => !(page in days));
    return JSON.stringify({
      ...days,
      ...Object.fromEntries(added.map((page) => [page, days["/sitemap"]])),
    });
  });
}
