import assert from "node:assert/strict";
import { address } from "../../../app/lib/address.ts";
import { type Check, openAt, type Visit } from "./check.ts";
import { caseStudies, services } from "./content.ts";
import { drawnNames, onlyLetters, storyNames } from "./drawn-names.ts";
import { readPdf } from "./pdf.ts";

const papers = [
  { name: "A4", width: 21, height: 29.7 },
  { name: "Letter", width: 21.59, height: 27.94 },
];

/** A4 without its margins (styles/print-theme.css), in px. */
const sheet = { width: 688, height: 1028 };

function expectNames(text: string, names: readonly string[]): void {
  const letters = onlyLetters(text);
  const lost = names.filter((name) => !letters.includes(onlyLetters(name)));
  assert.deepEqual(lost, [], "lost on paper");
}

async function printed(
  { tab, site }: Visit,
  path: string,
  names: readonly string[],
): Promise<void> {
  for (const paper of papers) {
    const { sheets } = readPdf((await tab.print?.(paper)) ?? Buffer.of());
    assert.ok(sheets > 0 && sheets <= 2, `${sheets} sheets of ${paper.name}`);
  }
  // Bold letters of a variable font are printed as shapes; those of the system can be read.
  await tab.allow?.("fonts", false);
  site.mode = "bare";
  try {
    await tab.open(address(path));
    const [paper = { name: "", width: 0, height: 0 }] = papers;
    expectNames(readPdf((await tab.print?.(paper)) ?? Buffer.of()).letters, names);
  } finally {
    await tab.allow?.("fonts", true);
  }
}

/** Where the driver cannot print: the rules for paper, laid out as wide as a sheet. */
async function laidOut(visit: Visit, path: string, names: readonly string[]): Promise<void> {
  visit.site.mode = "paper";
  await openAt(visit, address(path), sheet);
  const { height, text } = await visit.tab.run(() => ({
    height: document.documentElement.scrollHeight,
    text: [...document.querySelectorAll("body *")]
      .filter((element) => element.checkVisibility())
      .flatMap((element) => [...element.childNodes])
      .filter((node) => node.nodeType === Node.TEXT_NODE)
      .map((node) => node.textContent)
      .join(" "),
  }));
  assert.ok(height <= 2 * sheet.height, `${height} px, more than two sheets`);
  expectNames(text, names);
}

export const printChecks: readonly Check[] = [
  ...services.map((service) => ({
    path: `/services/${service.id}`,
    names: drawnNames(service),
  })),
  ...caseStudies.map((story) => ({ path: `/case-study/${story.slug}`, names: storyNames(story) })),
].map(({ path, names }) => ({
  group: "print",
  name: path,
  async run(visit) {
    await openAt(visit, address(path));
    if (visit.tab.print) await printed(visit, path, names);
    else await laidOut(visit, path, names);
  },
}));
