import { readdirSync } from "node:fs";
import path from "node:path";
import postcss, { type AtRule } from "postcss";
import { client, read } from "../support/built-files.ts";
import { expect, test } from "../support/fixtures.ts";

test("no rule that comes with an island reaches beyond it", () => {
  const beyond: string[] = [];
  const assets = path.join(client, "assets");
  const sheets = readdirSync(assets).filter((name) => name.endsWith(".css"));
  expect(sheets).not.toEqual([]);
  for (const sheet of sheets) {
    const css = postcss.parse(read(`assets/${sheet}`));
    // For browsers that do not know @property: where Tailwind's own names begin, on every element.
    css.walkAtRules("layer", (layer) => void (layer.params === "properties" && layer.remove()));
    css.walkRules(({ parent, selectors }) => {
      if ((parent as AtRule).name?.endsWith("keyframes")) return;
      for (const selector of selectors)
        if (
          !/^(\[data-(chat|search)\]( |>)[^~+]|(:is\()?\[data-(drawing|behavior)=\w+\](?! *[~+]))/.test(
            selector,
          )
        )
          beyond.push(`${sheet}: ${selector}`);
    });
    css.walkAtRules(/^(font-face|page|view-transition|import)$/, (rule) => {
      beyond.push(`${sheet}: @${rule.name} ${rule.params}`);
    });
  }
  const fix =
    "Put these rules of app/islands below [data-chat], [data-search], [data-drawing] or [data-behavior].";
  expect(beyond, fix).toEqual([]);
});
