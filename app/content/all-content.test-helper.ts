/** Every module of content with its file name, for the tests that read all of it. */
const modules = import.meta.glob<Record<string, unknown>>(
  [
    "./*.ts",
    "!./*.test.ts",
    "!./*.test-helper.ts",
    "./services/*.ts",
    "./case-studies/*.ts",
    "../islands/chat/texts.ts",
  ],
  { eager: true },
);

/** The doors to services and case studies show the files below them a second time. */
const doors = ["./services.ts", "./case-studies.ts"];

export interface ContentFile {
  file: string;
  content: Record<string, unknown>;
}

export const contentFiles: ContentFile[] = Object.entries(modules)
  .filter(([file]) => !doors.includes(file))
  .map(([file, content]) => ({
    file: file.replace(/^\.\.?/, (dots) => (dots === "." ? "app/content" : "app")),
    content,
  }));
