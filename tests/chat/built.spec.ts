import { readdirSync } from "node:fs";
import path from "node:path";
import postcss, { type AtRule } from "postcss";
import { content } from "../../app/content/all-offers.test-helper.ts";
import { allPages } from "../../app/site.ts";
import { client, fileOf, read } from "../support/built-files.ts";
import { chat } from "../support/chat-parts.ts";
import { expect, test } from "../support/fixtures.ts";

test("every page has the button, and every link of the assistant leads to a place that is there", () => {
  const button = `>${content.words.chat.ask}<`;
  const files = [...allPages.map(fileOf), "404.html"];
  expect(files.filter((file) => !read(file).includes(button))).toEqual([]);
  const links = [...chat.topics, ...chat.furtherWords].flatMap(({ links }) => links);
  const missing = [...links, ...chat.defaultLinks]
    .filter(({ href }) => href.startsWith("/"))
    .map(({ href }) => href.split(/[?#]/))
    .filter(([page = "", id]) => !read(fileOf(page)).includes(id ? `id="${id}"` : "<h1"));
  expect(missing).toEqual([]);
});

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
