import { cp } from "node:fs/promises";
import path from "node:path";
import satori from "satori";
import sharp from "sharp";
import { content } from "../app/content/content.ts";
import { contentFolder } from "../app/content/folder.ts";
import { breadcrumbTrail } from "../app/lib/breadcrumb-trail.ts";
import { socialCard } from "../app/lib/social-card.ts";
import { contentAt, palette, pathAt, pictures } from "../app/site.ts";
import { cached, derivedFolder, projectFile } from "./cached.ts";
import { coverOf } from "./cover/cover-of.ts";
import { firmLogoFiles } from "./firm-logo.ts";
import { fontInputs, fontsForDrawing } from "./fonts.ts";
import { sideBySide } from "./side-by-side.ts";
import { type CardText, cardLayout, cardSize } from "./social-card-layout.ts";

/** The inputs that all cards share, besides their own text and picture. */
const cardInputs = [
  ...[
    "app/brand-mark.ts",
    `${contentFolder}/site.yaml`,
    "scripts/crop.ts",
    "scripts/satori-box.ts",
    "scripts/social-card-layout.ts",
    "scripts/social-cards.ts",
  ].map(projectFile),
  ...firmLogoFiles,
  ...fontInputs,
];

/** The cover of a case study: its picture, or the drawing in place of one. */
function coverOfPage(page: string, studies: typeof content.caseStudies) {
  const study = studies.find(({ slug }) => page === `/case-study/${slug}`);
  if (study?.image)
    return { picture: projectFile(contentFolder + study.image), focus: study.imageFocus };
  const { drawn } = (study && pictures[study.slug]) ?? {};
  if (!drawn) return {};
  const { svg, focus } = coverOf(drawn);
  return { picture: Buffer.from(svg), focus };
}

/** A card shows the heading of its page, the section it belongs to, and the cover of a case study. */
export function cardTextOf(
  address: string,
  title: string,
  studies = content.caseStudies,
): CardText {
  const [own, page] = [contentAt(address), pathAt(address)];
  const [, section] = breadcrumbTrail(own, page);
  return {
    title,
    label: section && section.label !== title ? section.label : own.site.tagline,
    ...coverOfPage(page, studies),
  };
}

/** Draws a card of 1200 × 630 for each page of a build. */
export async function makeSocialCards(
  directory: string,
  pages: ReadonlyMap<string, { heading: string }>,
): Promise<number> {
  let fonts: ReturnType<typeof fontsForDrawing> | undefined;

  await sideBySide(pages, async ([page, { heading }]) => {
    const text = cardTextOf(page, heading);
    const address = socialCard(page);
    const output = `${derivedFolder}${address}`;
    const inputs = [...cardInputs, ...(typeof text.picture === "string" ? [text.picture] : [])];
    await cached(
      `social-${path.basename(address)}`,
      inputs,
      async () => {
        fonts ??= fontsForDrawing();
        const svg = await satori(await cardLayout(text), {
          ...cardSize,
          fonts: await fonts,
        });
        const jpeg = await sharp(Buffer.from(svg))
          .jpeg({ quality: 84, mozjpeg: true, chromaSubsampling: "4:4:4" })
          .toBuffer();
        return new Map([[output, jpeg]]);
      },
      JSON.stringify([text, palette]),
    );
    await cp(projectFile(output), path.join(directory, address));
  });
  return pages.size;
}
