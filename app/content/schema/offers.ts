import { choice, flag, group } from "./fields.ts";

/** What a site may offer besides its pages. Code asks whether the words or the file of an offer are there. */
export const offersSchema = group(
  "What the site offers besides its pages",
  {
    chat: flag("Chat", "An assistant that runs in the browser and answers from content/chat.yaml."),
    claimsLedger: flag("List of all figures", "Every figure leads to it: how it is measured."),
    dates: flag("Choice of a date", "Plans count back from the end of a quarter."),
    search: flag("Search", "In the header, in the chat, and where a page is missing."),
    fridayReport: flag("Friday report", "A sample, drawn from content/friday-report.yaml."),
  },
  "What is left out leaves no trace on the site; its words and its file may be left out as well.",
);

export type Offer = keyof typeof offersSchema.shape;
export const offers = Object.keys(offersSchema.shape) as [Offer, ...Offer[]];

/** Of an entry that only a site with this has. */
export const onlyWith = () =>
  choice(
    "Only with",
    offers,
    "It is gone where content/site.yaml does not offer that.",
  ).exactOptional();

/** Files that only one of them needs. */
export const fileOffers = {
  "chat.yaml": "chat",
  "friday-report.yaml": "fridayReport",
} as const satisfies Record<string, Offer>;

/** The same of areas of content/interface.yaml. */
export const wordOffers = {
  chat: "chat",
  dateChoice: "dates",
  search: "search",
} as const satisfies Record<string, Offer>;

/** A band or a picture that shows one of them, wherever it stands. */
export const shownOffers: Record<string, Offer> = {
  "claims-ledger": "claimsLedger",
  "/images/friday-report.svg": "fridayReport",
};
