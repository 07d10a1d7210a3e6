import { renderToStaticMarkup } from "react-dom/server";
import { MemoryRouter } from "react-router";
import { expect, it } from "vitest";
import { content } from "../content/content";
import { SiteContext } from "../lib/use-words";
import { Bands } from "./bands";
import { type AnyBandWords, hasHeading, kindOf } from "./kinds";
import { placesOf } from "./places";

const onPages = content.pages.flatMap(({ bands }): readonly AnyBandWords[] => bands);
const oneOfEach = [...new Map(onPages.map((band) => [band.band, band])).values()];

function tagsOf(bands: readonly AnyBandWords[]): string[] {
  const html = renderToStaticMarkup(
    <MemoryRouter>
      <SiteContext value={content}>
        <Bands bands={bands} lists={content} />
      </SiteContext>
    </MemoryRouter>,
  );
  return html.match(/<\w[^>]*>/g) ?? [];
}

it.each(oneOfEach.filter(hasHeading))(
  "shows the heading of the page once where $band is first, and there twice",
  (band) => {
    const { anchor: _, ...again } = band;
    const headings = tagsOf([band, again]).filter((tag) => tag.startsWith("<h1"));
    expect(headings).toHaveLength(1);
    expect(headings[0]).not.toContain("sr-only");
  },
);

const tinted = oneOfEach.filter(({ band }) => kindOf(band).ground !== "page");

it.each(tinted)("puts $band on the ground that its place has", ({ anchor: _, ...band }) => {
  const bands = [band, band, band];
  const tags = tagsOf(bands);
  for (const { anchor, ground } of placesOf(bands)) {
    const section = tags.find((tag) => tag.includes(` id="${anchor}"`));
    expect(/on-(sand|ink)/.exec(section ?? "")?.[1] ?? "page").toBe(ground);
  }
});
