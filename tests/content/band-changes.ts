import { contentFolder } from "../../app/content/folder.ts";
import { type Changing, changing, grown, list, type Pick, renewed } from "./field-changes.ts";
import { type Place, placesIn } from "./schema-places.ts";

const isBands = ({ path }: Place) => path.join() === "bands";

const anyIndex = (pick: Pick, { length }: readonly unknown[]) =>
  pick(Array.from({ length }, (_, index) => index)) ?? 0;

/** A band goes to another place, also to the first, where its heading is that of the page. */
const moveBand = changing(isBands, "with a band elsewhere", (place, pick) => {
  const from = anyIndex(pick, list(place));
  const rest = list(place).toSpliced(from, 1);
  return rest.toSpliced(anyIndex(pick, list(place)), 0, list(place)[from]);
});

const removeBand = changing(isBands, "less by a band", (place, pick) =>
  list(place).toSpliced(anyIndex(pick, list(place)), 1),
);

const repeatBand = changing(isBands, "with a band repeated", (place, pick, sources) =>
  grown(place, list(place).length + 1, pick, sources),
);

/** A band of another page, in other words. */
const takeBand = changing(isBands, "with a band of another page", (place, pick, sources) => {
  const others = placesIn(sources).filter((one) => isBands(one) && one.file !== place.file);
  const band = pick(others.flatMap(list));
  const copy = renewed(place, band, list(place).length, pick, sources);
  return list(place).toSpliced(anyIndex(pick, list(place)) + 1, 0, copy);
});

/** A page more, with some of the bands that there are. */
const addPage: Changing = (sources, pick) => {
  const pages = placesIn(sources).filter((one) => isBands(one) && one.file.startsWith("pages/"));
  const place = pick(pages);
  const page = sources.find(({ name }) => name === place?.file);
  const [top, { path }] = [placesIn(page ? [page] : [])[0], page?.value as { path: string }];
  if (!place || !page || !top) return undefined;
  const renewedPage = renewed(top, page.value, 1, () => undefined, sources) as object;
  const value = { ...renewedPage, path: `${path.replace(/\/$/, "")}/too` };
  const name = page.name.replace(".yaml", "-too.yaml");
  return {
    words: `pages: ${name} added, from ${page.name}`,
    sources: [...sources, { ...page, name, file: `${contentFolder}/${name}`, value }],
  };
};

export const bandChanges: Readonly<Record<string, Changing>> = {
  "move band": moveBand,
  "remove band": removeBand,
  "repeat band": repeatBand,
  "take band": takeBand,
  "add page": addPage,
};
