import assert from "node:assert/strict";
import { address } from "../../../app/lib/address.ts";
import { allPages } from "../../../app/lib/pages.ts";
import { brokenWordsInPage, piecesOfText } from "../../support/broken-words.ts";
import { type Check, openAt, phone, saidOn, silence, wide } from "./check.ts";
import { loneWords } from "./lone-words.ts";
import { type Findings, lookThrough } from "./look-through.ts";

const sound: Findings = {
  headings: 1,
  sideways: 0,
  lateFonts: [],
  lostPictures: [],
  invisible: [],
};

/** Every page, read to its end: whole, in view, and without a word in the console. */
export const pageChecks: readonly Check[] = [wide, phone].flatMap((size) =>
  allPages.map((path) => ({
    group: "pages",
    name: `${path} at ${size.width} px`,
    async run(visit) {
      await silence(visit);
      await openAt(visit, address(path), size);
      const findings = await visit.tab.run(lookThrough, ["Newsreader", "Hanken Grotesk"]);
      assert.deepEqual({ ...findings, sideways: Math.max(findings.sideways, 0) }, sound);
      assert.deepEqual(
        await visit.tab.run(brokenWordsInPage, piecesOfText),
        [],
        "words cut in two",
      );
      assert.deepEqual(await visit.tab.run(loneWords), [], "single words on last lines");
      assert.deepEqual(await saidOn(visit), []);
    },
  })),
);
