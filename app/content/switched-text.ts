import { type Offer, offers } from "./schema/offers.ts";

export type IsOn = (offer: Offer) => boolean;

const isOffer = (name: string): name is Offer => (offers as readonly string[]).includes(name);

const condition = /\{if ([\w, ]+)\}([\s\S]*?)(?:\{else\}([\s\S]*?))?\{end if\}/g;

/** Left in a text if it is not closed, or names nothing that a site can offer. */
export const strayCondition = /\{(?:if\b[^{}]*|else|end if)\}/;

const lineBreaks = (text: string) => text.replace(/[^\n]/g, "");

/**
 * {if chat}words{else}other words{end if}, in a sentence or around whole sections: words for a site with what
 * content/site.yaml offers, and for one without. Lines stay where they are, so that a fault has its own.
 */
export function switchedText(text: string, isOn: IsOn): string {
  return text.replace(condition, (whole, names: string, words: string, others = "") => {
    const asked = names.split(",").map((name) => name.trim());
    if (!asked.every(isOffer)) return whole;
    return asked.every(isOn) ? words + lineBreaks(others) : lineBreaks(words) + others;
  });
}
