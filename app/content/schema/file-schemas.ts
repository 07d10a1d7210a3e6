import type { z } from "zod";
import { entryFiles, entryFolders } from "./entries.ts";
import { pageSchema, templateSchema } from "./page.ts";

/** Every file that there is once, and what it may say. */
export const files = {
  ...entryFiles,
  "templates/service.yaml": templateSchema("service", "services", "Page of a service"),
  "templates/solution.yaml": templateSchema("solution", "services", "Page of a solution"),
  "templates/case-study.yaml": templateSchema("case-study", "case-studies", "Page of a case study"),
} satisfies Record<string, z.ZodType>;

/** Folders with one file to an entry. */
export const folders = {
  ...entryFolders,
  pages: pageSchema,
} satisfies Record<string, z.ZodType>;

export type FileName = keyof typeof files;
export type FolderName = keyof typeof folders;
export type FileContent = { readonly [Name in FileName]: z.output<(typeof files)[Name]> };
export type FolderContent = {
  readonly [Name in FolderName]: ReadonlyMap<string, z.output<(typeof folders)[Name]>>;
};
export type RawTemplate = NonNullable<z.output<ReturnType<typeof templateSchema>>>;
export type RawPage = z.output<typeof pageSchema>;
export type RawContent = FileContent & FolderContent;

/** What a file may say, by its name: "pages/home.yaml", "services/plan-review.yaml". */
export const schemaOf = (name: string): z.ZodType | undefined =>
  files[name as FileName] ?? folders[name.split("/")[0] as FolderName];
