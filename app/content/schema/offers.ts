import { choice, flag, group } from "./fields.ts";

/** What a site may offer besides its pages. Code asks whether the words or the file of an offer are there. */
export const offersSchema = group("Features of the site", {
  chat: flag(
    "Chat",
    "An assistant that runs in the browser and answers with the words under Chat.",
  ),
  claimsLedger: flag(
    "List of all figures",
    "Every figure on a page links to it, to show how it is measured.",
  ),
  dates: flag("Date picker", "Visitors pick a date, and plans count back from it."),
  search: flag("Search", "In the header, in the chat and on the page for missing pages."),
  fridayReport: flag("Friday report", "A sample report, drawn from what is under Friday report."),
}).describe("A feature that is off leaves no trace on the site.");

export type Offer = keyof typeof offersSchema.shape;
export const offers = Object.keys(offersSchema.shape) as [Offer, ...Offer[]];

const titles = Object.fromEntries(
  Object.entries(offersSchema.shape).map(([offer, field]) => [offer, String(field.meta()?.title)]),
);

/** Of an entry that only a site with this has. */
export const onlyWith = () =>
  choice("Needs", offers, "Shown only while the site has this feature.")
    .meta({ labels: titles })
    .exactOptional();

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

/** Pictures that show one of them, wherever they stand. */
export const pictureOffers: Record<string, Offer> = {
  "/images/friday-report.svg": "fridayReport",
};
