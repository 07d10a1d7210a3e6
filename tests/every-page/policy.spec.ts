import { address } from "../../app/lib/address.ts";
import { expect, open, test } from "../support/fixtures.ts";
import { watchViolations } from "../support/policy-violations.ts";

test("code that is not the site's own does not run", async ({ page }) => {
  const violations = await watchViolations(page);
  await open(page, "/");
  await page.evaluate(() => {
    const script = document.createElement("script");
    script.append("window.injected = true");
    document.body.append(script);
    document.body.setAttribute("style", "color: red");
    const picture = new Image();
    picture.src = "https://pictures.invalid/a.png";
    document.body.append(picture);
  });
  await expect.poll(violations).toEqual(["img-src", "require-trusted-types-for", "style-src-attr"]);
  expect(await page.evaluate(() => "injected" in window)).toBe(false);
});

test("every response carries the headers of the table", async ({ request }) => {
  for (const path of ["/", "/about.data", "/no/such/page", "/sitemap.xml"]) {
    const headers = (await request.get(address(path))).headers();
    expect(headers["content-security-policy"], path).toContain("frame-ancestors 'none'");
    expect(headers["x-content-type-options"], path).toBe("nosniff");
    expect(headers["referrer-policy"], path).toBe("strict-origin-when-cross-origin");
  }
});

test("texts travel compressed", async ({ request }) => {
  for (const path of ["/", "/about.data", "/sitemap.xml"]) {
    const { "content-encoding": encoding } = (
      await request.get(address(path), { headers: { "Accept-Encoding": "br" } })
    ).headers();
    expect(encoding, path).toBe("br");
  }
});
