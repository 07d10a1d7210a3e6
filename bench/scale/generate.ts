import { readFile, writeFile } from "node:fs/promises";
import path from "node:path";
import { type ServiceId, serviceIds } from "../../app/content/ids.ts";
import { slugOf } from "../../app/lib/slug.ts";

const sectors =
  "Ports, Airlines, Hospitals, Insurers, Retailers, Utilities, Railways, Universities, Foundries, Shipyards, Breweries, Publishers, Pharmacies, Telecoms, Museums".split(
    ", ",
  );
const regions =
  "the Nordics, Iberia, Benelux, the Baltics, Canada, Mexico, Brazil, Japan, Korea, India, Kenya, Egypt, Turkey, Poland, Italy".split(
    ", ",
  );

/** The offers that have a place of their own are written for it. */
const bases = serviceIds.slice(0, serviceIds.indexOf("legacy-modernization") + 6);

interface Generated {
  id: string;
  base: ServiceId;
  title: string;
  place: string;
}

/** Each service that there is, for a trade in a region: other words in name, description and lead. */
function* generated(count: number): Generator<Generated> {
  for (let n = 0; n < count; n++) {
    const base = bases[n % bases.length] as ServiceId;
    const round = Math.floor(n / bases.length);
    const sector = sectors[round % sectors.length];
    const place = `${sector} in ${regions[Math.floor(round / sectors.length) % regions.length]}`;
    const title = `${base.replaceAll("-", " ")} for ${place}`;
    yield {
      id: slugOf(title),
      base,
      title: title.replace(/\b[a-z]/g, (a) => a.toUpperCase()),
      place,
    };
  }
}

const written = (source: string, { title, place }: Generated) =>
  source
    .replace(/title: "[^"]+"/, `title: ${JSON.stringify(title)}`)
    .replace(/(description:\s*"[^"]+)\."/, `$1, for ${place}."`)
    .replace(/(lead:\s*["`])/, `$1A program for ${place}. `);

/** Fills the content of a copy of the source up to so many services. */
export async function addServices(copy: string, total: number): Promise<void> {
  const content = (name: string) => path.join(copy, "app/content", name);
  const all = [...generated(total - serviceIds.length)];
  for (const one of all) {
    const source = await readFile(content(`services/${one.base}.ts`), "utf8");
    await writeFile(content(`services/${one.id}.ts`), written(source, one));
  }
  const ids = await readFile(content("ids.ts"), "utf8");
  const more = all.map(({ id }) => `  "${id}",\n`).join("");
  await writeFile(content("ids.ts"), ids.replace("] as const;", `${more}] as const;`));
  const pictograms = await readFile(content("pictograms.ts"), "utf8");
  const shared = all.map(
    ({ id, base }) => `servicePictograms["${id}"] = servicePictograms["${base}"];`,
  );
  await writeFile(content("pictograms.ts"), `${pictograms}${shared.join("\n")}\n`);
  const days = JSON.parse(await readFile(content("last-changed.json"), "utf8"));
  for (const { id, base } of all) days[`/services/${id}`] = days[`/services/${base}`];
  await writeFile(content("last-changed.json"), JSON.stringify(days));
}
