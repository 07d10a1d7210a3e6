import { site } from "../site";
import type { NonEmpty, PageHead, PageIntro, Three } from "./types";

/** px; the browser tests open every page at each of these. */
export const checkedWidths: readonly number[] = [320, 390, 768, 1024, 1440];

/** px; axe checks every page at each of these. */
export const axeWidths: readonly number[] = [390, 1440];

/** The backgrounds of the site, and its pairs of text colors; contrast.ts has their values. */
export type GroundId = "paper" | "sand" | "ink";
export type PairId =
  | "text"
  | "muted"
  | "accent"
  | "positive"
  | "action"
  | "action-hover"
  | "highlight";

/** How soon we answer someone who reports a barrier. */
const answerWithin = "two business days";

export const accessibilityPage = {
  head: {
    title: "Accessibility: WCAG 2.2 AA, as measured",
    description:
      "The standard this site is built to, the contrast of every color as computed, how it is tested, and what we have not tested yet.",
  },
  intro: {
    label: "Trust",
    heading: "Accessibility",
    lead: "Every page is built to WCAG 2.2, level AA. Here is what this build measured, what tests hold, and where the proof still ends.",
  },
  contrast: {
    heading: "Every color of text, on every ground",
    text: "Computed from the palette that these pages use. A bar is the contrast of the words before it, painted in their color; where cards lie on a ground, the weaker of the two counts.",
    axis: "Contrast, from 1 to 21",
    minimum: "4.5, the least that AA allows",
    lowest: "the lowest of all",
    grounds: {
      paper: "On paper",
      sand: "On sand",
      ink: "On ink",
    },
    pairs: {
      text: "Text",
      muted: "Secondary text",
      accent: "Labels and links",
      positive: "Figures that rose",
      action: "Buttons",
      "action-hover": "Buttons under the pointer",
      highlight: "The one call to action",
    },
  },
  checks: {
    heading: "What has to hold before you see it",
    text: "Three gates, in this order. The first two are machines and never tire; the third is us.",
    gates: [
      {
        name: "At build",
        text: "The page is refused.",
        items: [
          "Contrast of every pair above: 4.5 or more.",
          "A control that waits for a script which does not exist.",
          "A style that is named but defined nowhere.",
        ],
      },
      {
        name: "Before publishing",
        text: "The test run is red, and the old site stays.",
        items: [
          "Every document states its language and has one main heading, and no heading level is skipped. Pictures, drawings, links and buttons have names, or are marked as decoration.",
          `The rules of axe for WCAG 2.0 to 2.2, A and AA, and its best practices: every page, at ${axeWidths.join(" and ")} px.`,
          `No sideways scrolling and no word cut in two: every page at ${checkedWidths.join(", ").replace(/, (?=\d+$)/, " and ")} px. The narrowest is a laptop at 400% zoom.`,
          "Keyboard alone: menu, chat, charts and folds. The focus never lies under what floats.",
          "Reading on a phone without any script: every page.",
          "Reduced motion: nothing moves. Forced colors: drawings and buttons keep their edges.",
          "Print: every service and case study on two sheets at most, with the addresses of its links.",
          "Valid HTML in every document, by html-validate.",
        ],
      },
      {
        name: "By eye",
        text: "Somebody has to look, and agree.",
        items: [
          "Pictures of one page of each kind, wide and on a phone, whenever one differs from the last.",
          "The words that stand for a picture, whenever one is added.",
        ],
      },
    ],
  },
  gaps: {
    heading: "Known gaps",
    text: "No statement is worth much without this part.",
    items: [
      "Nobody who relies on a screen reader, a switch or voice control has tested the site for us yet. Machines find only part of what gets in the way.",
      "Every change is tested in Chromium’s engine. Firefox and WebKit, the engine of Safari, are driven through every page and the main controls in a run of their own, on Linux. Axe and most keyboard tests are not part of it, WebKit’s printing is only laid out, and Safari itself has not been tried.",
      "No outside auditor has assessed these pages. The claim of AA is ours.",
      "The sample Friday report is a picture. What it says is summed up in words, but its small print cannot be enlarged as text.",
      "Client logos are known by the company’s name only; what is drawn in them is not described.",
      "The assistant answers in writing, in English, and has no voice.",
    ],
  },
  contact: {
    heading: "Something in your way?",
    paragraphs: [
      `Write to ${site.mailboxes.accessibility}. Tell us the page, what you wanted to do and what you use to read it. You get an answer from a person within ${answerWithin}, with what we will change and by when.`,
      "Need something from this site in another form today? Say so, and we send it as plain text or in large print.",
    ],
  },
} as const satisfies {
  head: PageHead;
  intro: PageIntro;
  contrast: {
    heading: string;
    text: string;
    axis: string;
    minimum: string;
    lowest: string;
    grounds: Record<GroundId, string>;
    pairs: Record<PairId, string>;
  };
  checks: {
    heading: string;
    text: string;
    gates: Three<{ name: string; text: string; items: NonEmpty<string> }>;
  };
  gaps: { heading: string; text: string; items: NonEmpty<string> };
  contact: { heading: string; paragraphs: NonEmpty<string> };
};
