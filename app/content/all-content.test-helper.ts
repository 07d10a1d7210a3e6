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

/** These list the files of services and case studies, which are read by themselves. */
const lists = ["./services.ts", "./case-studies.ts"];

export interface ContentFile {
  file: string;
  content: Record<string, unknown>;
}

export const contentFiles: ContentFile[] = Object.entries(modules)
  .filter(([file]) => !lists.includes(file))
  .map(([file, content]) => ({
    file: file.replace(/^\.\.?/, (dots) => (dots === "." ? "app/content" : "app")),
    content,
  }));

export const fileOf = ({ file }: { file: string }) => file;
