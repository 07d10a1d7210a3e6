import type { Claim } from "../../app/content/claims.ts";
import { claims } from "../../app/content/claims.ts";
import { expect, test } from "../support/fixtures.ts";

const ledger: Record<string, Claim> = claims;

/** What looks like a figure that a firm claims: £8.3B, 98.5%, 1,250+, 5x, 4.9. */
const figure = /£\d[\d.,]*[KMB]?\+?|\b\d[\d.,]*(?:%|\+|x\b|×)|\b\d\.\d(?:\/5)?\b/g;

const textOf = ({ value, trend, benchmark, scope }: Claim) =>
  [value, trend?.value, benchmark?.value, scope].join(" ");

for (const path of ["/", "/services", "/about", "/testimonials", "/client-success-stories"]) {
  test(`${path} shows no claimed figure that is not in the ledger`, async ({ page }) => {
    await page.goto(path);

    const shown = await page.locator("[data-claim]").evaluateAll((elements) =>
      elements.map((element) => ({
        id: element.getAttribute("data-claim") ?? "",
        text: element.textContent ?? "",
      })),
    );
    expect(shown.length).toBeGreaterThan(2);
    for (const { id, text } of shown) {
      const claim = ledger[id];
      expect(claim, `data-claim="${id}" is not in the ledger`).toBeDefined();
      for (const found of text.match(figure) ?? [text])
        expect(claim && textOf(claim), `${path} shows "${found}" as ${id}`).toContain(found);
    }

    const rest = await page.locator("main").evaluate((main) => {
      const copy = main.cloneNode(true) as HTMLElement;
      for (const element of copy.querySelectorAll("[data-claim], [data-sample], script"))
        element.remove();
      return copy.textContent ?? "";
    });
    expect(rest.match(figure) ?? [], `${path} shows figures from elsewhere`).toEqual([]);
  });
}
