import type { z } from "zod";
import { caseStudySchema } from "./case-study.ts";
import { certificationsSchema } from "./certifications.ts";
import { chatSchema } from "./chat.ts";
import { claimsSchema } from "./claims.ts";
import { clientsSchema } from "./clients.ts";
import { factsSchema } from "./facts.ts";
import { faqSchema } from "./faq.ts";
import { fridayReportSchema } from "./friday-report.ts";
import { industriesSchema } from "./industries.ts";
import { legalSchema } from "./legal.ts";
import { machinesSchema, shellSchema } from "./machines.ts";
import { aboutSchema } from "./pages/about.ts";
import { accessibilitySchema } from "./pages/accessibility.ts";
import { caseStudiesSchema } from "./pages/case-studies.ts";
import { caseStudyPageSchema } from "./pages/case-study.ts";
import { contactSchema } from "./pages/contact.ts";
import { homeSchema } from "./pages/home.ts";
import { securitySchema } from "./pages/security.ts";
import { servicePageSchema } from "./pages/service.ts";
import { servicesSchema } from "./pages/services.ts";
import { sitemapSchema } from "./pages/sitemap.ts";
import { testimonialsPageSchema } from "./pages/testimonials.ts";
import { processSchema } from "./process.ts";
import { recognitionSchema } from "./recognition.ts";
import { serviceSchema } from "./service.ts";
import { serviceGroupsSchema } from "./service-groups.ts";
import { siteSchema } from "./site.ts";
import { storedKeysSchema } from "./stored-keys.ts";
import { testimonialsSchema } from "./testimonials.ts";

/** Every file that there is once, and what it may say. */
export const files = {
  "site.yaml": siteSchema,
  "facts.yaml": factsSchema,
  "claims.yaml": claimsSchema,
  "industries.yaml": industriesSchema,
  "service-groups.yaml": serviceGroupsSchema,
  "testimonials.yaml": testimonialsSchema,
  "clients.yaml": clientsSchema,
  "faq.yaml": faqSchema,
  "process.yaml": processSchema,
  "certifications.yaml": certificationsSchema,
  "recognition.yaml": recognitionSchema,
  "stored-keys.yaml": storedKeysSchema,
  "friday-report.yaml": fridayReportSchema,
  "chat.yaml": chatSchema,
  "shell.yaml": shellSchema,
  "machines.yaml": machinesSchema,
  "pages/home.yaml": homeSchema,
  "pages/about.yaml": aboutSchema,
  "pages/services.yaml": servicesSchema,
  "pages/service.yaml": servicePageSchema,
  "pages/contact.yaml": contactSchema,
  "pages/case-studies.yaml": caseStudiesSchema,
  "pages/case-study.yaml": caseStudyPageSchema,
  "pages/testimonials.yaml": testimonialsPageSchema,
  "pages/accessibility.yaml": accessibilitySchema,
  "pages/security.yaml": securitySchema,
  "pages/sitemap.yaml": sitemapSchema,
} satisfies Record<string, z.ZodType>;

/** Folders with one file to an entry. */
export const folders = {
  services: serviceSchema,
  "case-studies": caseStudySchema,
  legal: legalSchema,
} satisfies Record<string, z.ZodType>;

export type FileName = keyof typeof files;
export type FolderName = keyof typeof folders;
export type FileContent = { readonly [Name in FileName]: z.output<(typeof files)[Name]> };
export type FolderContent = {
  readonly [Name in FolderName]: ReadonlyMap<string, z.output<(typeof folders)[Name]>>;
};
export type RawContent = FileContent & FolderContent;

/** What a file may say, by its name: "pages/home.yaml", "services/cloud-migration.yaml". */
export const schemaOf = (name: string): z.ZodType | undefined =>
  files[name as FileName] ?? folders[name.split("/")[0] as FolderName];
