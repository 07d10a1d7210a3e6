import { readdirSync } from "node:fs";
import path from "node:path";
import { brotliCompressSync } from "node:zlib";
import postcss, { type AtRule, type Rule } from "postcss";
import { build, type Rolldown } from "vite";
import { disclosure } from "../../app/islands/chat/texts.ts";
import { client, read, weightOf } from "../support/built-files.ts";
import { chatCode, chatOn } from "../support/chat-parts.ts";
import { expect, open, test } from "../support/fixtures.ts";
import { watchRequests } from "../support/requests.ts";
import { quiet } from "../support/visit.ts";

const firstLoadBudget = 2000;
const interestBudget = 72_000;
// Without settings this is Brotli's best, as the build has it.
const bytes = (text: string) => brotliCompressSync(text).length;
const assets = (ending: string) =>
  readdirSync(path.join(client, "assets")).filter((name) => name.endsWith(ending));

/** The script of every page as it would be if there were no chat. */
async function scriptWithoutChat(): Promise<string> {
  const { output } = (await build({
    configFile: false,
    logLevel: "silent",
    build: {
      write: false,
      target: "baseline-widely-available",
      rolldownOptions: { input: "app/entry.client.ts" },
    },
    plugins: [
      {
        name: "without-chat",
        load: (id) => (id.endsWith("/browser/chat.ts") ? "export const chat = () => {};" : null),
      },
    ],
  })) as Rolldown.RolldownOutput;
  return output[0].code;
}

/** A page without the chat's element, and without the rules that only it needs. */
function withoutChat(html: string): string {
  const [element = ""] = /<section[^>]*data-chat[\s\S]*?<\/section>/.exec(html) ?? [];
  const [, styles = ""] = /<style id="styles">([\s\S]*?)<\/style>/.exec(html) ?? [];
  const css = postcss.parse(styles);
  css.walkRules(/chat/, (rule) => void rule.remove());
  expect(element).not.toBe("");
  expect(css.toString().length).toBeLessThan(styles.length);
  return html.replace(element, "").replace(styles, css.toString());
}

test(`a page's first load carries at most ${firstLoadBudget} bytes for the chat`, async () => {
  const html = read("index.html");
  const [script = ""] = /assets\/entry\.client-[\w-]+\.js/.exec(html) ?? [];
  const withChat = bytes(read(script)) + bytes(html);
  const cost = withChat - bytes(await scriptWithoutChat()) - bytes(withoutChat(html));
  expect(cost).toBeGreaterThan(300);
  expect(cost).toBeLessThanOrEqual(firstLoadBudget);
});

test("what the chat says stands in a file that no page names", () => {
  const files = assets(".js").filter((name) => read(`assets/${name}`).includes(disclosure));
  expect(files).toHaveLength(1);
  expect(read("index.html")).not.toContain(files[0]);
});

test(`the first interest in the chat costs at most ${interestBudget} bytes, React included`, async ({
  page,
}) => {
  await open(page, "/about");
  await quiet(page);
  const files = watchRequests(page, (request) => /\.(js|css)$/.test(request.url()));
  await chatOn(page).button.click();
  await expect(chatOn(page).panel).toBeVisible();
  expect(new Set(files.map((file) => path.extname(file)))).toEqual(new Set([".js", ".css"]));
  const weights = files.map((file) => `${file}: ${weightOf(file)} bytes`);
  const sum = files.reduce((total, file) => total + weightOf(file), 0);
  expect(sum, weights.join(", ")).toBeLessThanOrEqual(interestBudget);
});

test("no rule that comes with an island reaches beyond it", () => {
  const insideOf = (rule: Rule) =>
    rule.parent?.type === "atrule" ? (rule.parent as AtRule) : null;
  const sheets = assets(".css");
  expect(sheets).not.toEqual([]);
  const beyond: string[] = [];
  for (const sheet of sheets) {
    const css = postcss.parse(read(`assets/${sheet}`));
    css.walkAtRules("layer", (layer) => {
      // For browsers that do not know @property: where its names begin, on every element.
      if (layer.params !== "properties") return;
      layer.walkDecls((declaration) => {
        if (!declaration.prop.startsWith("--tw-")) beyond.push(`${sheet}: ${declaration}`);
      });
      layer.remove();
    });
    css.walkRules((rule) => {
      if (insideOf(rule)?.name.endsWith("keyframes")) return;
      beyond.push(
        ...rule.selectors
          .filter((selector) => !/^\[data-(chat|search)\]( |>)[^~+]/.test(selector))
          .map((selector) => `${sheet}: ${selector}`),
      );
    });
    css.walkAtRules(/^(font-face|page|view-transition|import)$/, (rule) => {
      beyond.push(`${sheet}: @${rule.name} ${rule.params}`);
    });
  }
  expect(
    beyond,
    "These rules of app/islands would change the page when they arrive; put them below [data-chat] or [data-search].",
  ).toEqual([]);
});

test("when its rules arrive, nothing in the page changes, the button included", async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  await open(page, "/about");
  await quiet(page);
  const looks = () =>
    page.evaluate(() =>
      [...document.querySelectorAll("body, body *")].map((element) => {
        const style = getComputedStyle(element);
        // Tailwind's own are known everywhere once a sheet has named them; who reads one changes in another.
        const names = Array.from(style).filter((name) => !name.startsWith("--tw-"));
        const values = names.map((name) => `${name}: ${style.getPropertyValue(name)}`);
        return `${element.tagName} ${element.className}: ${values.join("; ")}`;
      }),
    );
  const before = await looks();
  const arrived = page.waitForResponse(chatCode);
  // A pointer or the focus would change the button by itself.
  await chatOn(page).button.dispatchEvent("touchstart");
  await arrived;
  await page.waitForFunction(
    (count) => document.querySelectorAll("body, body *").length > count,
    before.length,
  );
  expect(await page.locator("link[rel=stylesheet]").count()).toBe(1);
  const after = await looks();
  // The box that waits for the panel is new, and empty.
  const isNew = (look: string) => !before.includes(look);
  expect(after.length - before.length).toBe(1);
  expect(after.filter(isNew).map((look) => look.slice(0, 100))).toHaveLength(1);
});
