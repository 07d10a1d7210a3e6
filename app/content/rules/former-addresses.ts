import { addressIn, isPublished } from "../edition.ts";
import { contentFolder } from "../folder.ts";
import { formerAddresses } from "../former-addresses.ts";
import type { Rule } from "./rule.ts";

/** Where the build and hosts have files of their own. */
const reserved = /^\/(assets|icons|images|social|404|500|case-study\/404)(\/|$)/;

/** A former address leads somewhere else, so nothing else can be there. */
export const formerAddressesAreFree: Rule = function* (content, files) {
  const { pages, entryPages, serviceGroups, site } = content;
  const taken = new Map(
    [...pages, ...entryPages]
      .filter(({ path }) => isPublished(site, path))
      .map(({ path, file }) => [addressIn(site, path), `the address of ${contentFolder}/${file}`]),
  );
  for (const { address } of serviceGroups.aliases)
    taken.set(`/services/${address}`, `a second address in ${contentFolder}/service-groups.yaml`);
  for (const { file, index, from } of formerAddresses(content)) {
    const isFile =
      reserved.test(from.slice(site.edition.folder.length)) || files?.(`public${from}/index.html`);
    const other = isFile ? "reserved for files" : taken.get(from);
    if (other)
      yield {
        file,
        path: ["formerly", index],
        message: `“${from}” is ${other}, so it cannot lead here. Remove it.`,
      };
    taken.set(from, `a former address in ${contentFolder}/${file}`);
  }
};
