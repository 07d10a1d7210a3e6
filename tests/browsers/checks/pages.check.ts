import { address } from "../../../app/lib/address.ts";
import { allPages } from "../../../app/site.ts";
import { brokenWordsInPage, piecesOfText } from "../../support/broken-words.ts";
import { expect, test } from "../fixtures.ts";
import { forgetMessages, messagesSince, phone, wide } from "../visit.ts";
import { loneWords } from "./lone-words.ts";
import { readThrough } from "./read-through.ts";

for (const size of [wide, phone])
  for (const path of allPages)
    test(`${path} at ${size.width} px is whole, in view and quiet`, async ({ tab }) => {
      await forgetMessages(tab);
      await tab.open(address(path), size);
      expect(await tab.run(readThrough, ["Display", "Text"])).toEqual({
        headings: 1,
        sideways: 0,
        missingFonts: [],
        missingPictures: [],
        invisibleTexts: [],
      });
      const broken = await tab.run(brokenWordsInPage, piecesOfText);
      expect(broken, "words cut in two").toEqual([]);
      expect(await tab.run(loneWords), "single words on last lines").toEqual([]);
      expect(await messagesSince(tab), "messages").toEqual([]);
    });
