import { closeSync, existsSync, openSync, readSync, statSync } from "node:fs";
import type { Rule } from "./rule.ts";
import { caseStudyFile } from "./rule.ts";

const folder = "content/pictures";
const megabytes = 8;
/** px; every smaller size is made from it. */
const [width, height] = [1600, 1067];

/** The size that the head of a PNG gives. */
function sizeOf(file: string): [number, number] | undefined {
  const head = Buffer.alloc(24);
  const descriptor = openSync(file, "r");
  readSync(descriptor, head, 0, 24, 0);
  closeSync(descriptor);
  const isPng = head.toString("latin1", 1, 4) === "PNG";
  return isPng ? [head.readUInt32BE(16), head.readUInt32BE(20)] : undefined;
}

/** Why a cover cannot be used, and what would be right. */
export function coverFault(file: string): string | undefined {
  const due = `a PNG of ${width} × ${height} pixels`;
  if (!existsSync(file)) return `the cover ${file} is missing: add ${due}.`;
  const weight = statSync(file).size / 1_000_000;
  if (weight > megabytes)
    return `${file} has ${weight.toFixed(0)} MB, at most ${megabytes}: save it as ${due}.`;
  const size = sizeOf(file);
  if (!size) return `${file} is no PNG: save it as ${due}.`;
  return size[0] === width && size[1] === height
    ? undefined
    : `${file} is ${size.join(" × ")}: save it as ${due}.`;
}

export const coversAreThere: Rule = function* ({ caseStudies }) {
  for (const { slug } of caseStudies) {
    const message = coverFault(`${folder}/${slug}.png`);
    if (message) yield { file: caseStudyFile(slug), path: ["imageAlt"], message };
  }
};
