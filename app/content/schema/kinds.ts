import type { z } from "zod";
import { caseStudySchema } from "./case-study.ts";
import { chatSchema } from "./chat.ts";
import { claimsSchema } from "./claims.ts";
import { fridayReportSchema } from "./friday-report.ts";
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
import { serviceSchema } from "./service.ts";
import * as lists from "./shared-lists.ts";
import { siteSchema } from "./site.ts";

/** Every file that there is once, and what it may say. */
export const files = {
  "site.yaml": siteSchema,
  "facts.yaml": lists.factsSchema,
  "claims.yaml": claimsSchema,
  "industries.yaml": lists.industriesSchema,
  "service-groups.yaml": lists.serviceGroupsSchema,
  "testimonials.yaml": lists.testimonialsSchema,
  "clients.yaml": lists.clientsSchema,
  "faq.yaml": lists.faqSchema,
  "process.yaml": lists.processSchema,
  "certifications.yaml": lists.certificationsSchema,
  "recognition.yaml": lists.recognitionSchema,
  "stored-keys.yaml": lists.storedKeysSchema,
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
