import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { brotliCompressSync } from "node:zlib";
import postcss, { type AtRule, type Rule } from "postcss";
import { chatOn } from "../support/chat-parts.ts";
import { expect, open, test } from "../support/fixtures.ts";

const firstLoadBudget = 2000;
const interestBudget = 72_000;
const client = path.resolve(import.meta.dirname, "../../build/client");
const read = (file: string) => readFileSync(path.join(client, file), "utf8");
// Without settings this is Brotli's best, as the build has it.
const bytes = (text: string) => brotliCompressSync(text).length;
const assets = (ending: string) =>
  readdirSync(path.join(client, "assets")).filter((name) => name.endsWith(ending));

test("a page's first load carries at most 2,000 bytes for the chat", () => {
  const html = read("index.html");
  const script = read(/assets\/entry\.client-[\w-]+\.js/.exec(html)?.[0] ?? "");

  // What goes with the chat, from the helper of its import() to the listener that comes last, is cut
  // out with the list of its files: how much smaller is the rest?
  const start = script.indexOf("`modulepreload`");
  const end = script.indexOf("persisted", script.indexOf("import(`./mount-"));
  const stub = script.slice(start, end + 50);
  for (const part of ["import(`./mount-", ":popover-open", "sessionStorage", "`focusout`"])
    expect(stub).toContain(part);
  const list = script.slice(0, script.indexOf("\n"));
  expect(list).toContain("mount-");
  const element = html.match(/<section[^>]*data-chat[\s\S]*?<\/section>/)?.[0];
  const rules = html.match(
    /\.chat-(?:button|notice)[^}]*\}|\[data-chat\]:has[^}]*\}|[^}]*view-transition-\w+\(chat-[^}]*\}/g,
  );
  expect([element?.length, rules?.length].every(Boolean)).toBe(true);
  const without = bytes(script.replace(stub, "").replace(list, ""));
  const page = html.replace(element ?? "", "");
  const plainPage = (rules ?? []).reduce((rest, rule) => rest.replace(rule, ""), page);
  const cost = bytes(script) - without + bytes(html) - bytes(plainPage);
  expect(cost).toBeGreaterThan(300);
  expect(cost).toBeLessThanOrEqual(firstLoadBudget);

  // Replies and panel stand in a file that no page names.
  const withReplies = assets(".js").filter((name) => read(`assets/${name}`).includes("no price"));
  expect(withReplies).toHaveLength(1);
  expect(html).not.toContain(withReplies[0]);
});

test("the first interest in the chat costs at most 72,000 bytes, React included", async ({
  page,
}) => {
  await open(page, "/about");
  await page.waitForLoadState("networkidle");
  const asked: string[] = [];
  page.on("request", (request) => asked.push(new URL(request.url()).pathname));
  await chatOn(page).button.click();
  await expect(chatOn(page).panel).toBeVisible();
  const files = asked.filter((file) => /\.(js|css)$/.test(file));
  const all = files.map(read);
  expect(all.join()).toContain("Minified React error");
  expect(all.join()).toContain("no price list");
  expect(all.join()).toContain(".chat-panel");
  const weights = files.map((file, index) => `${file}: ${bytes(all[index] ?? "")} bytes`);
  const sum = all.reduce((total, text) => total + bytes(text), 0);
  expect(sum, weights.join(", ")).toBeLessThanOrEqual(interestBudget);
});

test("no rule that comes with the chat reaches beyond it", () => {
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
          .filter((selector) => !/^\[data-chat\]( |>)[^~+]/.test(selector))
          .map((selector) => `${sheet}: ${selector}`),
      );
    });
    css.walkAtRules(/^(font-face|page|view-transition|import)$/, (rule) => {
      beyond.push(`${sheet}: @${rule.name} ${rule.params}`);
    });
  }
  expect(
    beyond,
    "These rules of app/islands would change the page when the chat arrives; put them below [data-chat].",
  ).toEqual([]);
});

test("when its rules arrive, nothing in the page changes, the button included", async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  await open(page, "/about");
  await page.waitForLoadState("networkidle");
  const looks = () =>
    page.evaluate(() =>
      [...document.querySelectorAll("body, body *")].map((element) => {
        const style = getComputedStyle(element);
        const values = Array.from(style, (name) => `${name}: ${style.getPropertyValue(name)}`);
        return `${element.tagName} ${element.className}: ${values.join("; ")}`;
      }),
    );
  const before = await looks();
  const arrived = page.waitForResponse("/pages.json");
  // A pointer or the focus would change the button by itself.
  await chatOn(page).button.dispatchEvent("touchstart");
  await arrived;
  expect(await page.locator("link[rel=stylesheet]").count()).toBe(1);
  const after = await looks();
  // The box that waits for the panel is new, and empty.
  const isNew = (look: string) => !before.includes(look);
  expect(after.length - before.length).toBe(1);
  expect(after.filter(isNew).map((look) => look.slice(0, 100))).toHaveLength(1);
});
