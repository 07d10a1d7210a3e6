import { logoFileFault } from "./pictures.ts";
import { type CrossFileFault, type Files, type Rule, repeated } from "./rule.ts";

/** What is wrong with the address of a picture, and what would be right. */
function pictureFault(
  address: string,
  hosts: readonly string[],
  files: Files | undefined,
): string | undefined {
  if (/^\/(?![/\\])/.test(address))
    return !files || files(`public${address}`)?.length
      ? undefined
      : `there is no public${address}, or it is empty.`;
  if (!URL.canParse(address) || !address.startsWith("https://"))
    return "write a path that begins with “/”, or an address that begins with “https://”.";
  const { origin } = new URL(address);
  return hosts.includes(origin) ? undefined : `add “${origin}” to imageHosts in content/site.yaml.`;
}

/** Every client is quoted once, has a logo, and did not hire the firm before there was one. */
export const clientsAreQuoted: Rule = function* (
  { clients, testimonials, site, servicesPage },
  files,
) {
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
    const logo = files?.(`public${logoUrl}`);
    const wrong =
      pictureFault(logoUrl, site.imageHosts, files) ??
      (logo && logoFileFault(`public${logoUrl}`, logo));
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
    if (runs[0].from < site.foundedYear)
      yield {
        file: "testimonials.yaml",
        path: ["testimonials", index, "runs", 0, "from"],
        message: `before the firm was founded, in ${site.foundedYear}.`,
      };
  yield* repeated(
    servicesPage.industries.map(({ proof }, index) => ({
      file: "pages/services.yaml",
      path: ["industries", index, "proof", "company"],
      text: proof.company,
    })),
  );
};

/** Leads and hubs of the About page agree with the figures, the quotes and the headquarters. */
export const aboutAgrees: Rule = function* ({ about, claims, testimonials, site }, files) {
  const fault = (message: string, ...path: PropertyKey[]): CrossFileFault => ({
    file: "pages/about.yaml",
    path,
    message,
  });
  const people = about.hubs.reduce((sum, hub) => sum + hub.people, 0);
  const counted = claims.find(({ id }) => id === about.hubsIntro.figure)?.value;
  if (counted && people !== Number(counted.replace(",", "")))
    yield fault(`their people are ${people}, content/claims.yaml says ${counted}.`, "hubs");
  if (!about.hubs.some(({ place }) => place === site.headquarters.state))
    yield fault(`none is in ${site.headquarters.state}, the headquarters.`, "hubs");
  for (const [index, { service, source, portrait }] of about.leads.entries()) {
    const wrong = portrait && pictureFault(portrait, site.imageHosts, files);
    if (wrong) yield fault(wrong, "leads", index, "portrait");
    if (!("client" in source)) continue;
    const since = about.practices.find((practice) => practice.service === service)?.since ?? 0;
    const quote = testimonials.find(({ company }) => company === source.client);
    if (!quote) yield fault(`no testimonial is from ${source.client}.`, "leads", index, "source");
    else if (quote.runs[0].from < since)
      yield fault(
        `worked with us in ${quote.runs[0].from}, and the practice began in ${since}.`,
        "leads",
        index,
        "source",
      );
  }
};
