import type { Claim } from "../../app/content/types.ts";

/** Matches what looks like a claim: £8.3B, £34m, 12 €, 98.5%, 1,250+, 5x, 4.9, 4.8/5, 24/7, 2–4 weeks. */
const figure =
  /\p{Sc}\d[\d.,]*(?:[KMBkm]\b|bn\b)?\+?|\b\d[\d.,]*\s?\p{Sc}|\b\d+ ?[–-] ?\d+ weeks\b|\b24\/7\b|\b\d\.\d\/5|\b\d[\d.,]*(?:%|\+|x\b|×)|\b\d\.\d\b/gu;

export function figuresIn(text: string): string[] {
  return text.match(figure) ?? [];
}

/** The figures in a text that are not part of this claim. */
export function figuresBeyond({ value, trend, benchmark, scope }: Claim, text: string): string[] {
  const given = figuresIn([value, trend?.value, benchmark?.value, scope].join(" "));
  return figuresIn(text).filter((found) => !given.includes(found));
}
