import { describe, expect, it } from "vitest";
import { content } from "../content/content";
import { feed, updated } from "./feed";
import { securityText } from "./security-txt";

describe("the feed", () => {
  it("dates a case study by the month in which its program ended", () => {
    expect(updated({ ended: "2023-04" })).toMatch(/^2023-04-30T/);
    expect(updated({ ended: "2024-02" })).toMatch(/^2024-02-29T/);
  });

  it("has every case study, the newest first", () => {
    const xml = feed(content);
    const dates = [...xml.matchAll(/<entry>[\s\S]*?<updated>(.+?)</g)].map(([, date]) => date);
    expect(dates).toHaveLength(content.caseStudies.length);
    expect(dates).toEqual(dates.toSorted().reverse());
    expect(xml.match(/<updated>(.+?)</)?.[1]).toBe(dates[0]);
  });
});

it.each([
  ["2026-11-16T22:00:00Z", "2027-11-15T00:00:00.000Z"],
  ["2028-02-29T00:00:00Z", "2029-02-27T00:00:00.000Z"],
  ["2027-01-01T00:00:00Z", "2027-12-31T00:00:00.000Z"],
])("security.txt of a build on %s holds until %s", (built, expires) => {
  expect(securityText(content, new Date(built))).toContain(`\nExpires: ${expires}\n`);
  expect(Date.parse(expires) - Date.parse(built)).toBeLessThan(365 * 24 * 60 * 60 * 1000);
});
