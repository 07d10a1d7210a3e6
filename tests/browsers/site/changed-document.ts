import { address } from "../../../app/lib/address.ts";

/**
 * "watched": with the witness. "scriptless": every script has been lost on the way. "paper": what is
 * said for paper holds on the screen, for engines whose driver cannot print. "fresh": fonts that no
 * earlier page has brought. "bare": letters without a halo, which would be printed as shapes.
 */
export type Mode = "watched" | "scriptless" | "paper" | "fresh" | "bare";

const policy = /<meta http-equiv="Content-Security-Policy"[^>]*>/;
/** The policy counts from where it stands on. */
const beginning = /<head>(?:<meta charset[^>]*>)?(?:<meta http-equiv[^>]*>)?/;

let copies = 0;

const changes: Record<Mode, (html: string) => string> = {
  watched: (html) =>
    html.replace(beginning, (head) => `${head}<script src="${address("/witness.js")}"></script>`),
  // Data in scripts (JSON-LD) may stay.
  scriptless: (html) => html.replace(/<script(?! type="application)[^>]*>[\s\S]*?<\/script>/g, ""),
  // The styles are no longer those that the policy knows.
  paper: (html) =>
    html
      .replace(policy, "")
      .replace(/@media print\b/g, "@media all")
      .replace(/@media screen\b/g, "@media not all"),
  bare: (html) =>
    html.replace(policy, "").replaceAll("paint-order:stroke", "stroke:none!important"),
  fresh: (html) => html.replace(policy, "").replaceAll(".woff2", `.woff2?${++copies}`),
};

export const changed = (html: string, mode: Mode): string => changes[mode](html);
