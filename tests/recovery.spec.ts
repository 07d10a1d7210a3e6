import type { Page } from "@playwright/test";
import { home } from "../app/content/home.server.ts";
import { expect, goBack, hydrated, open, test } from "./fixtures.ts";

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

/** One page of each route module, with the link on the home page that leads there. */
const pages = [
  {
    path: "/about",
    code: "about",
    link: 'nav[aria-label="Main"] a[href="/about"]',
    heading: "Project managers first",
  },
  {
    path: "/services/digital-transformation",
    code: "service",
    link: 'footer a[href="/services/digital-transformation"]',
    heading: "Digital Transformation",
  },
  {
    path: "/case-study/azure-cloud-migration",
    code: "case-study",
    link: 'main a[href="/case-study/azure-cloud-migration"]',
    heading: "Azure Cloud Migration",
  },
];

const losses = [
  { what: "code", isCode: true, answer: { status: 404, body: "" } },
  { what: "data", isCode: false, answer: { status: 500, body: "" } },
  { what: "missing data", isCode: false, answer: { status: 404, body: "" } },
  {
    what: "data that is a page",
    isCode: false,
    answer: { status: 200, contentType: "text/html", body: "<h1>Hi</h1>" },
  },
  { what: "network", isCode: false, answer: "abort" },
] as const;

for (const { path, code, link, heading } of pages)
  for (const { what, isCode, answer } of losses) {
    test(`${path} with lost ${what} is loaded whole`, async ({ page }) => {
      await open(page, "/");
      const files = isCode
        ? new RegExp(`/assets/${code}-[\\w-]+\\.js$`)
        : new RegExp(`${path}\\.data$`);
      await page.route(files, (route) =>
        answer === "abort" ? route.abort() : route.fulfill(answer),
      );
      const documents: string[] = [];
      page.on("request", (request) => {
        if (request.isNavigationRequest()) documents.push(new URL(request.url()).pathname);
      });
      await page.locator(link).click();
      await expect(page).toHaveURL(path);
      await expect(page.locator("h1")).toHaveText(heading);
      await expect.poll(() => documents.at(-1)).toBe(path);

      await page.unroute(files);
      // Without its code the page stays what the document is, and only the address can go back.
      if (!isCode) await hydrated(page);
      await goBack(page);
      await expect(page).toHaveURL("/");
      if (!isCode) await expect(page.locator("h1")).toHaveText(home.hero.heading);
    });
  }

test.describe("a visitor who changes their mind while a page loads", () => {
  /** Holds the data of About until it is released. */
  async function holdAbout(page: Page): Promise<() => void> {
    let release = () => {};
    const held = new Promise<void>((resolve) => {
      release = resolve;
    });
    await page.route(/\/about\.data$/, async (route) => {
      await held;
      await route.continue().catch(() => {});
    });
    return release;
  }
  const main = (page: Page) => page.getByRole("navigation", { name: "Main" });

  test("gets the second page", async ({ page }) => {
    await open(page, "/");
    const release = await holdAbout(page);
    await main(page).getByRole("link", { name: "About" }).click();
    await main(page).getByRole("link", { name: "Contact" }).click();
    await expect(page.locator("h1")).toHaveText("Schedule a consultation");
    release();
    await expect(page).toHaveURL("/contact");
    await goBack(page);
    await expect(page).toHaveURL("/");
  });

  test("goes Back", async ({ page }) => {
    await open(page, "/contact");
    await main(page).getByRole("link", { name: "Home" }).click();
    await expect(page).toHaveURL("/");
    const release = await holdAbout(page);
    await main(page).getByRole("link", { name: "About" }).click();
    await goBack(page);
    release();
    await expect(page).toHaveURL("/contact");
    await expect(page.locator("h1")).toHaveText("Schedule a consultation");
  });

  test("clicks twice, and gets one entry in the history", async ({ page }) => {
    await open(page, "/");
    let documents = 0;
    page.on("request", (request) => {
      if (request.isNavigationRequest()) documents++;
    });
    await main(page).getByRole("link", { name: "About" }).dblclick();
    await expect(page.locator("h1")).toHaveText("Project managers first");
    await goBack(page);
    await expect(page).toHaveURL("/");
    expect(documents).toBe(0);
  });
});
