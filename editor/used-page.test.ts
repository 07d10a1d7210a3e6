import { expect, it } from "vitest";
import { nodeFor } from "../app/content/schema/nodes.ts";
import { usable, usesIn } from "../app/content/uses.ts";
import { escapeXml } from "../app/files/escape-xml.ts";
import { titleOf } from "./place.ts";
import { filesNow } from "./save.ts";
import { usedPage } from "./used-page.ts";

const files = filesNow();
const page = usedPage();

it.each(usable)("lists %s, each with the names of the pages that use it", (kind) => {
  const rows = page.split(`<h2>${nodeFor(`${kind}.yaml`).title ?? "Pictures"}: `).slice(1);
  const uses = [...usesIn(files)[kind].values()];
  expect(rows.length).toBeGreaterThanOrEqual(uses.length);
  for (const users of uses) {
    const titles = [...users].map((name) => `>${escapeXml(titleOf(name, files.get(name)))}</a>`);
    expect(rows.some((row) => titles.every((title) => row.includes(title)))).toBe(true);
  }
});
