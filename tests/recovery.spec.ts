import { expect, open, test } from "./fixtures.ts";

test("a page that fails to render keeps header and footer, and offers two ways on", async ({
  page,
  styleguide,
}) => {
  await open(page, `${styleguide}/styleguide`);
  await page.getByRole("button", { name: "Fail to render" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Something went wrong");
  await expect(page.getByRole("main")).toContainText(
    "The application encountered an error. Please try refreshing the page.",
  );
  await expect(page.getByRole("banner")).toBeVisible();
  await expect(page.getByRole("contentinfo")).toBeVisible();

  await page.getByRole("button", { name: "Reload the page" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Style guide");

  await open(page, `${styleguide}/styleguide`);
  await page.getByRole("button", { name: "Fail to render" }).click();
  await page.getByRole("button", { name: "Go to the home page" }).click();
  await expect(page).toHaveURL(`${styleguide}/`);
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
});

test("a case study that cannot be found has a view with a way back", async ({
  page,
  styleguide,
}) => {
  await open(page, `${styleguide}/styleguide`);
  await page.getByRole("button", { name: "Miss a case study" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Case Study Not Found");
  await expect(page.getByRole("main")).toContainText(
    "The case study you're looking for could not be found.",
  );
  await page.getByRole("link", { name: "Back to Client Success Stories" }).click();
  await expect(page).toHaveURL(`${styleguide}/client-success-stories`);
});

const losses = [
  { what: "code", files: /\/assets\/about-.*\.js$/, answer: { status: 404, body: "" } },
  { what: "data", files: /\/about\.data$/, answer: { status: 500, body: "" } },
  {
    what: "data, for a host that answers with a page,",
    files: /\/about\.data$/,
    answer: { status: 200, contentType: "text/html", body: "<h1>Hi</h1>" },
  },
  { what: "network", files: /\/about\.data$/, answer: "abort" },
] as const;

for (const { what, files, answer } of losses) {
  test(`lost ${what} leads to a whole load of the page that was asked for`, async ({ page }) => {
    await open(page, "/");
    await page.route(files, (route) =>
      answer === "abort" ? route.abort() : route.fulfill(answer),
    );
    const documents: string[] = [];
    page.on("request", (request) => {
      if (request.isNavigationRequest()) documents.push(new URL(request.url()).pathname);
    });
    await page
      .getByRole("navigation", { name: "Main" })
      .getByRole("link", { name: "About" })
      .click();
    await expect(page).toHaveURL("/about");
    await expect(page.locator("h1")).toHaveText("Project managers first");
    await expect.poll(() => documents.at(-1)).toBe("/about");

    await page.unroute(files);
    await page.goBack();
    await expect(page).toHaveURL("/");
  });
}
