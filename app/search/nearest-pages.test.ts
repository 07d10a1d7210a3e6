import { describe, expect, it } from "vitest";
import { canonicalPages } from "../lib/pages";
import { fc } from "../lib/property.test-helper";
import { searchDocuments } from "./documents";
import { nearestPages } from "./nearest-pages";
import { openIndex } from "./search";

const pages = openIndex(searchDocuments());
const first = (path: string) => nearestPages(path, pages)[0]?.path;

describe("the nearest page", () => {
  it.each([
    ["/About", "/about"],
    ["/abuot", "/about"],
    ["/about-us.html", "/about"],
    ["/contact-us", "/contact"],
    ["/SERVICES", "/services"],
    ["/servces", "/services"],
    ["/testimonial", "/testimonials"],
    ["/legal/privacy", "/privacy-policy"],
    ["/terms", "/terms-of-service"],
    ["/services/cloud-migrations", "/services/cloud-migration"],
    ["/cloud/migration", "/services/cloud-migration"],
    ["/services/sharepoint", "/services/sharepoint-implementation"],
    ["/case-studies/azure", "/case-study/azure-cloud-migration"],
    ["/case-study/helthcare-system", "/case-study/healthcare-system-integration"],
    ["/llm", "/services/llm-fine-tuning"],
    ["/client-stories", "/client-success-stories"],
    ["/d%61ta/caf%C3%A9/analytics", "/services/data-analytics"],
  ])("to %s is %s", (asked, nearest) => {
    expect(first(asked)).toBe(nearest);
  });

  it.each(["/no/such/page", "/", "/404", "/wp-login.php", "/%E0%A4%A", "/xyzzy", "/ä/ö"])(
    "to %s is none",
    (asked) => {
      expect(nearestPages(asked, pages)).toEqual([]);
    },
  );
});

it("gives no more than asked for, and none that answers far less than the best", () => {
  expect(nearestPages("/services/ai", pages, 2)).toHaveLength(2);
  const paths = nearestPages("/about", pages).map(({ path }) => path);
  expect(paths).toEqual(["/about"]);
  expect(nearestPages("/about", openIndex([]))).toEqual([]);
});

it("finds a page first by its path with one slip of the pen", () => {
  const named = fc.constantFrom(...canonicalPages.filter((path) => path !== "/"));
  const slip = fc.constantFrom(
    (path: string, at: number) => path.slice(0, at) + path.slice(at + 1),
    (path: string, at: number) => `${path.slice(0, at)}x${path.slice(at)}`,
    (path: string, at: number) => `${path.slice(0, at)}x${path.slice(at + 1)}`,
  );
  fc.assert(
    fc.property(named, fc.nat(60), slip, (path, place, misspell) => {
      expect(first(misspell(path, 1 + (place % (path.length - 1))))).toBe(path);
    }),
    { numRuns: 300 },
  );
});

it("gives a few different pages of the list, whatever was asked", () => {
  const words = canonicalPages.flatMap((path) => path.split(/[/-]/));
  const part = fc.oneof(fc.constantFrom(...words), fc.string({ unit: "binary" }), fc.webSegment());
  fc.assert(
    fc.property(fc.array(part), fc.constantFrom("/", "-", "%", ""), (parts, between) => {
      const found = nearestPages(`/${parts.join(between)}`, pages);
      expect(found.length).toBeLessThanOrEqual(3);
      expect(new Set(found).size).toBe(found.length);
      const paths = pages.documents.map(({ path }) => path);
      expect(paths).toEqual(expect.arrayContaining(found.map(({ path }) => path)));
    }),
    { numRuns: 300 },
  );
});
