import { built } from "../pages/built-parts.ts";
import { expect, test } from "../support/fixtures.ts";

const answers = "/contact#before-you-call";

for (const path of ["/", "/services/project-management-service"])
  test(`one link of ${path} leads to what a buyer asks`, () => {
    expect(built(path).count(`main a[href="${answers}"]`)).toBe(1);
    const contact = built("/contact").first("main");
    expect(contact.count("#before-you-call")).toBe(1);
    for (const said of ["Before you call", "What drives the cost?"])
      expect(contact.text).toContain(said);
  });
