import { expect, it } from "vitest";
import { contentFiles } from "./all-content.test-helper";
import { expectNone } from "./expect-none.test-helper";

interface Linked {
  file: string;
  text: string;
  links: Record<string, string>;
}

/** Every piece of content with words that are links, and the texts beside them. */
function linkedIn(file: string, value: unknown): Linked[] {
  if (typeof value !== "object" || value === null) return [];
  const { links, ...rest } = value as Record<string, unknown>;
  const below = Object.values(rest).flatMap((part) => linkedIn(file, part));
  if (!links) return below;
  const text = Object.values(rest)
    .flat()
    .filter((part) => typeof part === "string")
    .join("\n");
  return [{ file, text, links: links as Record<string, string> }, ...below];
}

it("finds the words of every link once in the text beside it", () => {
  const linked = contentFiles
    .filter(({ file }) => file.startsWith("app/content/"))
    .flatMap(({ file, content }) => linkedIn(file, content));
  expect(linked.length).toBeGreaterThan(5);
  expectNone(
    linked.flatMap(({ file, text, links }) =>
      Object.keys(links)
        .map((words) => ({ words, times: text.split(words).length - 1 }))
        .filter(({ times }) => times !== 1)
        .map(({ words, times }) => `${file} links “${words}”, which its text says ${times} times.`),
    ),
  );
});
