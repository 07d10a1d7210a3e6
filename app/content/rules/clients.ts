import { contentFolder } from "../folder.ts";
import { nearest } from "../nearest.ts";
import { logoFileFault } from "./pictures.ts";
import { type Files, type Rule, repeated } from "./rule.ts";

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
      : `${publicFile(address)} is missing or empty. Choose the picture again.`;
  if (!URL.canParse(address) || !address.startsWith("https://"))
    return "has to be a file of this site or an address that starts with “https://”.";
  const { origin } = new URL(address);
  return hosts.includes(origin)
    ? undefined
    : `is on ${origin}, which is not allowed yet. Add it to “imageHosts” in ${contentFolder}/site.yaml.`;
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
