import { contentFolder } from "../folder.ts";
import { logoFileFault } from "./pictures.ts";
import { bandsIn, type CrossFileFault, type Files, type Rule, repeated } from "./rule.ts";

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

/** Every client is quoted once, has a logo, and did not hire the firm before there was one. */
export const clientsAreQuoted: Rule = function* ({ clients, testimonials, site }, files) {
  const quoted = testimonials.map(({ company }) => company);
  for (const [index, { name, logoUrl }] of clients.entries()) {
    const fault = (field: string, message: string): CrossFileFault => ({
      file: "clients.yaml",
      path: ["clients", index, field],
      message,
    });
    if (!quoted.includes(name))
      yield fault(
        "name",
        `no testimonial is from ${name}: add one to testimonials.yaml, or take the client out here.`,
      );
    const logo = files?.(publicFile(logoUrl));
    const wrong =
      pictureFault(logoUrl, site.imageHosts, files) ??
      (logo && logoFileFault(publicFile(logoUrl), logo));
    if (wrong) yield fault("logoUrl", wrong);
  }
  yield* repeated(
    quoted.map((text, index) => ({
      file: "testimonials.yaml",
      path: ["testimonials", index, "company"],
      text,
    })),
  );
  for (const [index, { runs }] of testimonials.entries())
    if (site.foundedYear !== undefined && runs[0].from < site.foundedYear)
      yield {
        file: "testimonials.yaml",
        path: ["testimonials", index, "runs", 0, "from"],
        message: `before the firm was founded, in ${site.foundedYear}.`,
      };
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
