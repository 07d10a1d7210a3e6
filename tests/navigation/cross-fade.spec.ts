import { expect, open, test } from "../support/fixtures.ts";
import { seenBy, watchTransitions } from "../support/transitions.ts";
import { follow } from "../support/visit.ts";

for (const reducedMotion of ["no-preference", "reduce"] as const) {
  test(`pages cross-fade in 150 ms, with motion ${reducedMotion}`, async ({ page, witness }) => {
    await page.emulateMedia({ reducedMotion });
    await watchTransitions(page);
    await open(page, "/");
    await follow(page, "About", "/about");
    if (reducedMotion === "reduce") expect(await seenBy(page)).toBe("stands");
    else
      await expect
        .poll(() => seenBy(page))
        .toMatch(/^fades,.*::view-transition-new\(root\) 150.*::view-transition-old\(root\) 150/);
    // Nothing of it takes longer.
    for (const [, duration] of (await seenBy(page)).matchAll(/\) (\d+)/g))
      expect(duration).toBe("150");
    expect(witness.errors).toEqual([]);
    expect(witness.messages).toEqual([]);
  });
}

test("what floats does not fade with the pages", async ({ page }) => {
  await watchTransitions(page);
  await open(page, "/");
  await follow(page, "About", "/about");
  await expect.poll(() => seenBy(page)).toContain("(root)");
  expect(await seenBy(page)).not.toMatch(/(old|new)\(chat/);
});
