import { readdirSync } from "node:fs";
import path from "node:path";
import { brotliCompressSync } from "node:zlib";
import postcss, { type AtRule } from "postcss";
import { build, type Rolldown } from "vite";
import { defaultLinks, disclosure, furtherWords, topics } from "../../app/islands/chat/texts.ts";
import { allPages } from "../../app/lib/pages.ts";
import { site } from "../../app/site.ts";
import { client, fileOf, read } from "../support/built-files.ts";
import { expect, test } from "../support/fixtures.ts";

const firstLoadBudget = 2000;
// Without settings this is Brotli's best, as the build has it.
const bytes = (text: string) => brotliCompressSync(text).length;
const assets = (ending: string) =>
  readdirSync(path.join(client, "assets")).filter((name) => name.endsWith(ending));

/** What the chat adds to a page's script: all but the panel, which comes later. */
async function chatScript(): Promise<string> {
  const { output } = (await build({
    configFile: false,
    logLevel: "silent",
    build: {
      write: false,
      rolldownOptions: { input: "app/browser/chat.ts", external: /islands/, treeshake: false },
    },
  })) as Rolldown.RolldownOutput;
  return output[0].code;
}

test(`a page's first load carries at most ${firstLoadBudget} bytes for the chat`, async () => {
  const html = read("index.html");
  const [element = ""] = /<section[^>]*data-chat[\s\S]*?<\/section>/.exec(html) ?? [];
  const [, styles = ""] = /<style id="styles">([\s\S]*?)<\/style>/.exec(html) ?? [];
  const css = postcss.parse(styles);
  css.walkRules(/chat/, (rule) => void rule.remove());
  const without = html.replace(element, "").replace(styles, css.toString());
  const cost = bytes(html) - bytes(without) + bytes(await chatScript());
  expect(cost).toBeGreaterThan(300);
  expect(cost).toBeLessThanOrEqual(firstLoadBudget);
  const files = assets(".js").filter((name) => read(`assets/${name}`).includes(disclosure));
  expect(files, "What the chat says stands in a file that no page names.").toHaveLength(1);
  expect(html).not.toContain(files[0]);
});

test("every page has the button, and every link of the assistant leads to a place that is there", () => {
  const button = `aria-label="Chat with the ${site.name} assistant"`;
  const files = [...allPages.map(fileOf), "404.html"];
  expect(files.filter((file) => !read(file).includes(button))).toEqual([]);
  const links = [...topics, ...furtherWords].flatMap(({ links }) => links);
  const missing = [...links, ...defaultLinks]
    .filter(({ href }) => href.startsWith("/"))
    .map(({ href }) => href.split(/[?#]/))
    .filter(([page = "", id]) => !read(fileOf(page)).includes(id ? `id="${id}"` : "<h1"));
  expect(missing).toEqual([]);
});

test("no rule that comes with an island reaches beyond it", () => {
  const beyond: string[] = [];
  const sheets = assets(".css");
  expect(sheets).not.toEqual([]);
  for (const sheet of sheets) {
    const css = postcss.parse(read(`assets/${sheet}`));
    // For browsers that do not know @property: where Tailwind's own names begin, on every element.
    css.walkAtRules("layer", (layer) => void (layer.params === "properties" && layer.remove()));
    css.walkRules(({ parent, selectors }) => {
      if ((parent as AtRule).name?.endsWith("keyframes")) return;
      for (const selector of selectors)
        if (!/^\[data-(chat|search)\]( |>)[^~+]/.test(selector))
          beyond.push(`${sheet}: ${selector}`);
    });
    css.walkAtRules(/^(font-face|page|view-transition|import)$/, (rule) => {
      beyond.push(`${sheet}: @${rule.name} ${rule.params}`);
    });
  }
  const fix = "Put these rules of app/islands below [data-chat] or [data-search].";
  expect(beyond, fix).toEqual([]);
});
