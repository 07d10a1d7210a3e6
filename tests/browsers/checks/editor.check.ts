import { startDevelopment, stopDevelopment } from "../../editor/development.ts";
import { address, git } from "../../editor/site.ts";
import { startFirefox } from "../engines/firefox.ts";
import { expect, test } from "../fixtures.ts";

test.skip(
  ({ engine }) => engine !== "firefox",
  "What marketing types is not typed into WebKit here.",
);

test("a word that is typed in the editor is a line of its file, and one out of style is refused", async () => {
  test.setTimeout(240_000);
  await startDevelopment();
  try {
    await using tab = await startFirefox(address);
    const says = (text: string) =>
      expect
        .poll(() => tab.run((words) => document.body.textContent.includes(words), text), {
          timeout: 60_000,
        })
        .toBe(true);
    const diff = () => git("diff", "--unified=0", "--", "content").match(/^[-+](?![-+])/gm);
    await tab.open("/edit#/collections/services/entries/plan-review", {
      width: 1440,
      height: 1000,
    });
    await says("Nothing. This can be saved.");
    await tab.click('[data-key-path="lead"] textarea');
    await tab.type("We leverage it. ");
    await says("“leverage” is a word the house style avoids");
    await tab.click("[data-label=Save]");
    await says("error");
    expect(diff()).toBeNull();

    await tab.open("/services/plan-review");
    await tab.open("/edit#/collections/services/entries/cost-review");
    await says("Nothing. This can be saved.");
    await tab.click('[data-key-path="lead"] textarea');
    await tab.type("So. ");
    await tab.click("[data-label=Save]");
    await expect.poll(diff, { timeout: 20_000 }).toHaveLength(2);
  } finally {
    stopDevelopment();
  }
});
