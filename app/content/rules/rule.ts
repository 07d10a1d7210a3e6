import type { Content } from "../assemble.ts";
import type { FieldFault } from "../fault.ts";
import { contentFolder } from "../folder.ts";

/** A fault that only shows when several files are read together. */
export interface CrossFileFault extends FieldFault {
  /** Within the folder of all content. */
  file: string;
}

/** The bytes of a file of the project, which a browser does not have. */
export type Files = (file: string) => Uint8Array | undefined;

export type Rule = (content: Content, files?: Files) => Iterable<CrossFileFault>;

/** Whether these are the words of another language than the first. */
export const isTranslation = ({ languages: [first], language }: Content["site"]) =>
  first !== undefined && first.code !== language;

/** Each band of a page, and where its file has it: bands with nothing to show are left out of the page. */
export const bandsIn = <B>({ bands, order }: { bands: readonly B[]; order?: readonly number[] }) =>
  bands.map((band, index) => ({ band, path: ["bands", order?.[index] ?? index] as const }));

export const serviceFile = (id: string) => `services/${id}.yaml`;
export const caseStudyFile = (slug: string) => `case-studies/${slug}.yaml`;

/** What two places have in common although it may stand in one only. */
export function* repeated(
  places: Iterable<{ file: string; path: readonly PropertyKey[]; text: string }>,
): Generator<CrossFileFault> {
  const first = new Map<string, string>();
  for (const { file, path, text } of places) {
    const other = first.get(text);
    const where = other === file ? "is here twice" : `is also in ${contentFolder}/${other}`;
    if (other !== undefined)
      yield { file, path, message: `“${text}” ${where}. Change one of them.` };
    else first.set(text, file);
  }
}
