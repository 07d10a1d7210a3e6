import type { Content } from "./assemble.ts";
import { content as given } from "./content.ts";

/** For tests of what a site may offer: where it does not, they are left out (tests/support/not-offered.ts). */
type AllOffers = {
  [Part in keyof Content]: NonNullable<Content[Part]>;
} & { words: Required<Content["words"]> };

export const content = given as AllOffers;
