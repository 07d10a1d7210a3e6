import { faultText } from "../app/content/fault.ts";
import { readContent } from "../app/content/read-content.ts";
import { writeJsonSchemas } from "./json-schemas.ts";
import { missingWords } from "./missing-words.ts";

/** Checks everything the site says: `npm run content`; with `--missing de`, says what is left to translate. */
const [, , option, code] = process.argv;
if (option === "--missing" && code) {
  console.log(missingWords(code));
  process.exit();
}

const start = performance.now();
const { faults } = readContent();
writeJsonSchemas();
for (const fault of faults) console.error(faultText(fault));
const time = ((performance.now() - start) / 1000).toFixed(1);
console.log(
  faults.length
    ? `\n${faults.length} to correct (${time} s).`
    : `All content is right (${time} s).`,
);
process.exit(faults.length ? 1 : 0);
