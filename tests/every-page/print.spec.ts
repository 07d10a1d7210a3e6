import { languageFolders, site } from "../../app/site.ts";
import { expect, sharedTest as test } from "../support/fixtures.ts";
import { servicePage, studyPage, words } from "../support/places.ts";

/** How many sheets a page takes is asked in the visit to each (every-page.spec.ts). */
for (const path of [studyPage, servicePage])
  test(`${path} on paper is text and drawings, with its links written out and where to write`, async ({
    page,
  }) => {
    await page.emulateMedia({ media: "print" });
    await page.goto(path);
    for (const part of ["nav[aria-label]", "#contact", "main img", "header button", "footer"])
      await expect(page.locator(part).filter({ visible: true }), part).toHaveCount(0);
    await expect(page.getByRole("link", { name: words.actions.schedule })).toHaveCount(0);
    await expect(page.locator("h1")).toBeVisible();
    await expect(page.getByRole("banner").getByRole("link")).toHaveCount(1);
    await expect(page.locator("header address")).toHaveText(
      `${site.legalName}, ${site.postalAddress} · ${[site.mailboxes.info, site.phone].filter(Boolean).join(" · ")}`,
      { useInnerText: true },
    );

    // A figure that leads to its row in the ledger is printed plainly; a link into the page leads nowhere on paper.
    const links = await page
      .locator('main a:not(.claim-link, [href^="#"])')
      .filter({ visible: true })
      .evaluateAll((anchors) =>
        anchors.map((anchor) => ({
          href: anchor.getAttribute("href"),
          written: getComputedStyle(anchor, "::after").content,
        })),
      );
    expect(links.length).toBeGreaterThan(0);
    for (const { href, written } of links)
      expect(written.replaceAll('" "', "").replaceAll('"', "")).toContain(`${site.url}${href}`);
  });

for (const folder of languageFolders)
  test(`${folder} has its name on paper too`, async ({ page }) => {
    await page.emulateMedia({ media: "print" });
    await page.goto(folder);
    await expect(page.getByRole("banner").getByRole("link")).toHaveCount(1);
  });
