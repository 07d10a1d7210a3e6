import { existsSync, readFileSync } from "node:fs";
import { caseStudyFile, type Rule } from "./rule.ts";

const megabytes = 8;

/** Why a picture cannot be used, and what would be right. Every smaller size is made from it. */
export function pictureFileFault(file: string, width: number, height: number): string | undefined {
  const due = `save it as a PNG of ${width} × ${height} pixels.`;
  if (!existsSync(file)) return `the picture ${file} is missing: ${due}`;
  const bytes = readFileSync(file);
  const weight = bytes.length / 1_000_000;
  if (weight > megabytes)
    return `${file} has ${weight.toFixed(0)} MB, at most ${megabytes}: ${due}`;
  // The head of a PNG has its size, and its last block has a name.
  const isWhole = bytes.toString("latin1", 1, 4) === "PNG" && bytes.subarray(-12).includes("IEND");
  if (!isWhole) return `${file} is no whole PNG: ${due}`;
  const [w, h] = [bytes.readUInt32BE(16), bytes.readUInt32BE(20)];
  return w === width && h === height ? undefined : `${file} is ${w} × ${h}: ${due}`;
}

/** Pictures that pages show by their name, with the field that describes them. */
const named = [
  ["hero-banner", 2400, 1500, "pages/home.yaml", ["hero", "imageAlt"]],
  ["team-work", 1600, 1200, "pages/about.yaml", ["teamImageAlt"]],
  ["placeholder", 1600, 1067, "site.yaml", []],
] as const;

export const picturesAreThere: Rule = function* ({ caseStudies }) {
  const all = [
    ...named,
    ...caseStudies.map(
      ({ slug }) => [slug, 1600, 1067, caseStudyFile(slug), ["imageAlt"]] as const,
    ),
  ];
  for (const [name, width, height, file, path] of all) {
    const message = pictureFileFault(`content/pictures/${name}.png`, width, height);
    if (message) yield { file, path, message };
  }
};
