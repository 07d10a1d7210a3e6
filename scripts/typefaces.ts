import { readFileSync } from "node:fs";
import { content } from "../app/content/content.ts";
import { projectFile } from "./cached.ts";

/** What a package of Fontsource says of its typeface; one that is not variable has a file for each weight. */
interface Metadata {
  id: string;
  category: string;
  weights: readonly number[];
  variable?: Record<string, { min: string; max: string }>;
}

type Axes = Record<string, number | { min: number; max: number }>;

/** A file of a typeface, and what is left of it on the site. */
export interface Face {
  /** On the site. */
  file: string;
  source: string;
  axes: Axes;
  weight: string;
}

export interface Typeface {
  /** In stylesheets, under any brand. */
  family: "Display" | "Text";
  isSerif: boolean;
  faces: readonly [Face, ...Face[]];
  /** For drawing at build. */
  drawn: Face;
}

function metadataOf(name: string): Metadata {
  return JSON.parse(readFileSync(projectFile(`node_modules/${name}/metadata.json`), "utf8"));
}

const isSerif = ({ category }: Metadata) => /^(serif|slab)/.test(category);

function sourceOf(name: string, { id }: Metadata, cut: string | number): string {
  return projectFile(`node_modules/${name}/files/${id}-latin-${cut}-normal.woff2`);
}

const isVariable = (name: string) => name.startsWith("@fontsource-variable/");

/** Headlines and figures use one style: one weight, and of a typeface with optical sizes the largest. */
function displayFace(name: string): Typeface {
  const metadata = metadataOf(name);
  const { opsz } = metadata.variable ?? {};
  const [cut, axes]: [string | number, Axes] = !isVariable(name)
    ? [400, {}]
    : opsz
      ? ["opsz", { opsz: Number(opsz.max), wght: 400 }]
      : ["wght", { wght: 400 }];
  const source = sourceOf(name, metadata, cut);
  const face = { file: "display.woff2", source, axes, weight: "400" };
  return { family: "Display", isSerif: isSerif(metadata), faces: [face], drawn: face };
}

/** Words use weights from regular to strong: of one variable file, or of two. */
function textFace(name: string): Typeface {
  const metadata = metadataOf(name);
  const face = (file: string, cut: string | number, axes: Axes, weight: string) => ({
    ...{ file, axes, weight },
    source: sourceOf(name, metadata, cut),
  });
  const typeface = { family: "Text" as const, isSerif: isSerif(metadata) };
  if (isVariable(name)) {
    const max = Math.min(650, Number(metadata.variable?.wght?.max));
    const all = face("text.woff2", "wght", { wght: { min: 400, max } }, `400 ${max}`);
    return { ...typeface, faces: [all], drawn: { ...all, axes: { wght: Math.min(560, max) } } };
  }
  const strong = [600, 500, 700].find((weight) => metadata.weights.includes(weight)) ?? 400;
  const drawn = face("text-strong.woff2", strong, {}, String(strong));
  return { ...typeface, faces: [face("text.woff2", 400, {}, "400"), drawn], drawn };
}

const { display, text } = content.typefaces;

/** The npm packages of the fonts. */
export const fontPackages = [display, text];

/** The two typefaces of the firm. */
export const typefaces = { display: displayFace(display), text: textFace(text) };
