import { createRequire } from "node:module";
import type { Page } from "@playwright/test";

/** The part of axe that is used here; it comes with its package for Playwright. */
interface Axe {
  source: string;
  run: (
    part: Document | { include: string[][] },
    options: object,
  ) => Promise<{ violations: { id: string; nodes: { target: unknown[] }[] }[] }>;
}

const packageOfAxe = createRequire(import.meta.resolve("@axe-core/playwright"));
const { source } = packageOfAxe("axe-core") as Axe;

const standards = [
  "wcag2a",
  "wcag2aa",
  "wcag21a",
  "wcag21aa",
  "wcag22a",
  "wcag22aa",
  "best-practice",
];

/**
 * What axe objects to in the page, or in a part of it, by all rules or by those that are named. Asked
 * in the page itself, which has no frames: its package puts it there twice each time and sums up in
 * another tab, longer than the search takes.
 */
export async function violations(
  page: Page,
  part = "",
  rules: readonly string[] = [],
): Promise<string[]> {
  const isThere = await page.evaluate(() => "axe" in window);
  // Without a copy of the markup of every part that it looks at.
  if (!isThere) await page.evaluate(`${source};axe.configure({ noHtml: true })`);
  const runOnly = rules.length ? { type: "rule", values: rules } : standards;
  const found = await page.evaluate(
    async ([part, runOnly]) => {
      const { axe } = window as unknown as { axe: Axe };
      const options = { runOnly, resultTypes: ["violations"], preload: false };
      return (await axe.run(part ? { include: [[part]] } : document, options)).violations;
    },
    [part, runOnly] as const,
  );
  return found.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target).join(", ")}`);
}
