import type { RawContent, RawPage } from "./schema/file-schemas.ts";

type LegalText = RawContent["legal"] extends ReadonlyMap<string, infer Text> ? Text : never;

/** A legal text as a page of bands: its title, its periods as bars, and the text. */
export function legalPage(legal: LegalText, label: string): RawPage {
  const { path, formerly, title, description, search, wordingChanged, mailbox, periods, sections } =
    legal;
  return {
    path,
    ...(formerly ? { formerly } : {}),
    name: title,
    head: { title, description },
    ...(search ? { search } : {}),
    bands: [
      { band: "opening-text", label, heading: title, lead: description },
      ...(periods ? [{ band: "periods" as const, charts: periods }] : []),
      { band: "text", wordingChanged, ...(mailbox && { mailbox }), sections },
    ],
  };
}
