import { facts } from "./content.ts";

const numbersIn = (text: string) => (text.match(/\d+/g) ?? []).map(Number);

/** px; the browser tests open every page at each of these, as /accessibility says. */
export const checkedWidths: readonly number[] = numbersIn(facts.checkedWidths);

/** px; axe checks every page at each of these. */
export const axeWidths: readonly number[] = numbersIn(facts.axeWidths);
