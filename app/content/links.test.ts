import { expect, it } from "vitest";
import { contentFiles, fileOf } from "./all-content.test-helper";
import { expectEach } from "./expect-none.test-helper";

interface Linked {
  file: string;
  text: string;
  links: Record<string, string>;
}

/** Every piece of content with words that are links, and the texts beside them. */
function linkedIn(file: string, value: unknown): Linked[] {
  if (typeof value !== "object" || value === null) return [];
  const { links, ...rest } = value as Record<string, unknown>;
  const parts = Object.values(rest);
  const below = parts.flatMap((part) => linkedIn(file, part));
  if (!links) return below;
  const texts = parts.flat().filter((part) => typeof part === "string");
  return [{ file, text: texts.join("\n"), links: links as Record<string, string> }, ...below];
}

it("finds the words of every link once in the text beside it", () => {
  const linked = contentFiles
    .filter(({ file }) => file.startsWith("app/content/"))
    .flatMap(({ file, content }) => linkedIn(file, content));
  expect(linked.length).toBeGreaterThan(5);
  expectEach(linked, fileOf, function* ({ text, links }) {
    for (const words of Object.keys(links)) {
      const times = text.split(words).length - 1;
      if (times !== 1) yield `links “${words}”, which its text says ${times} times.`;
    }
  });
});
