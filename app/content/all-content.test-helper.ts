/** Every module of content with its file name, for the tests that read all of it. */
const modules = import.meta.glob<Record<string, unknown>>(
  ["./*.server.ts", "./chat.ts", "./services/*.ts", "./case-studies/*.ts"],
  { eager: true },
);

/** The doors to services and case studies show the files below them a second time. */
const doors = ["./services.server.ts", "./case-studies.server.ts"];

export interface ContentFile {
  file: string;
  content: Record<string, unknown>;
}

export const contentFiles: ContentFile[] = Object.entries(modules)
  .filter(([file]) => !doors.includes(file))
  .map(([file, content]) => ({ file: `app/content/${file.slice(2)}`, content }));
