import type { z } from "zod";
import { brandSchema } from "./brand.ts";
import { caseStudySchema } from "./case-study-rules.ts";
import { certificationsSchema } from "./certifications.ts";
import { chatSchema } from "./chat.ts";
import { claimsSchema } from "./claims.ts";
import { clientsSchema } from "./clients.ts";
import { factsSchema } from "./facts.ts";
import { faqSchema } from "./faq.ts";
import { fridayReportSchema } from "./friday-report.ts";
import { industriesSchema } from "./industries.ts";
import { interfaceSchema } from "./interface.ts";
import { legalSchema } from "./legal.ts";
import { letterSchema } from "./letter.ts";
import { machinesSchema } from "./machines.ts";
import { processSchema } from "./process.ts";
import { recognitionSchema } from "./recognition.ts";
import { serviceSchema } from "./service.ts";
import { serviceGroupsSchema } from "./service-groups.ts";
import { siteSchema } from "./site.ts";
import { situationsSchema } from "./situations.ts";
import { storedKeysSchema } from "./stored-keys.ts";
import { testimonialsSchema } from "./testimonials.ts";

/**
 * Files that pages share, each there once, and what it may say. A firm may be without those that have
 * a value in their place: an empty list, or nothing at all.
 */
export const entryFiles = {
  "site.yaml": siteSchema,
  "brand.yaml": brandSchema,
  "facts.yaml": factsSchema,
  "claims.yaml": claimsSchema.prefault({}),
  "industries.yaml": industriesSchema.prefault({}),
  "service-groups.yaml": serviceGroupsSchema,
  "situations.yaml": situationsSchema.prefault({}),
  "testimonials.yaml": testimonialsSchema.prefault({}),
  "clients.yaml": clientsSchema.prefault({}),
  "faq.yaml": faqSchema.prefault({}),
  "process.yaml": processSchema.prefault({}),
  "certifications.yaml": certificationsSchema.prefault({}),
  "recognition.yaml": recognitionSchema.prefault({}),
  "stored-keys.yaml": storedKeysSchema,
  "letter.yaml": letterSchema,
  "friday-report.yaml": fridayReportSchema.optional(),
  "interface.yaml": interfaceSchema,
  "chat.yaml": chatSchema.optional(),
  "machines.yaml": machinesSchema,
} satisfies Record<string, z.ZodType>;

/** Folders with one file to an entry. */
export const entryFolders = {
  services: serviceSchema,
  "case-studies": caseStudySchema,
  legal: legalSchema,
} satisfies Record<string, z.ZodType>;

export type EntryFiles = {
  readonly [Name in keyof typeof entryFiles]: z.output<(typeof entryFiles)[Name]>;
};
export type EntryFolders = {
  readonly [Name in keyof typeof entryFolders]: ReadonlyMap<
    string,
    z.output<(typeof entryFolders)[Name]>
  >;
};
