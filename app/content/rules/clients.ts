import { contentFolder } from "../folder.ts";
import { nearest } from "../nearest.ts";
import { logoFileFault } from "./pictures.ts";
import { bandsIn, type Files, type Rule, repeated } from "./rule.ts";

/** Published as it is, at the address that it has below `public`. */
const publicFile = (address: string) => `${contentFolder}/public${address}`;

/** What is wrong with the address of a picture, and what would be right. */
function pictureFault(
  address: string,
  hosts: readonly string[],
  files: Files | undefined,
): string | undefined {
  if (/^\/(?![/\\])/.test(address))
    return !files || files(publicFile(address))?.length
      ? undefined
      : `there is no ${publicFile(address)}, or it is empty.`;
  if (!URL.canParse(address) || !address.startsWith("https://"))
    return "write a path that begins with “/”, or an address that begins with “https://”.";
  const { origin } = new URL(address);
  return hosts.includes(origin)
    ? undefined
    : `add “${origin}” to imageHosts in ${contentFolder}/site.yaml.`;
}

/** Logos are there, and a quote is from a client that is spelled as in the list, or from none of them. */
export const clientsAreNamed: Rule = function* ({ clients, testimonials, site }, files) {
  for (const [index, { logoUrl }] of clients.entries()) {
    if (!logoUrl) continue;
    const logo = files?.(publicFile(logoUrl));
    const message =
      pictureFault(logoUrl, site.imageHosts, files) ??
      (logo && logoFileFault(publicFile(logoUrl), logo));
    if (message) yield { file: "clients.yaml", path: ["clients", index, "logoUrl"], message };
  }
  const file = "testimonials.yaml";
  const quotes = testimonials.map(({ company, runs }, index) => ({
    text: company,
    file,
    path: ["testimonials", index, "company"],
    began: runs?.[0].from,
  }));
  yield* repeated(quotes);
  const names = clients.map(({ name }) => name);
  for (const [index, { text, path, began }] of quotes.entries()) {
    const near = names.includes(text) ? undefined : nearest(text, names);
    if (near)
      yield { file, path, message: `there is no client “${text}”. Did you mean “${near}”?` };
    if (began && site.foundedYear && began < site.foundedYear)
      yield {
        file,
        path: ["testimonials", index, "runs", 0, "from"],
        message: `is before the firm was founded, in ${site.foundedYear}.`,
      };
  }
};

/** The portraits of leads are there, or come from a host that is allowed. */
export const portraitsAreThere: Rule = function* ({ pages, templates, site }, files) {
  for (const page of [...pages, ...templates])
    for (const { band, path } of bandsIn<(typeof pages)[number]["bands"][number]>(page))
      for (const [index, { portrait }] of (band.band === "practice-leads"
        ? band.leads
        : []
      ).entries()) {
        const message = portrait && pictureFault(portrait, site.imageHosts, files);
        if (message)
          yield { file: page.file, path: [...path, "leads", index, "portrait"], message };
      }
};
