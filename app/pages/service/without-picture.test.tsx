import { renderToStaticMarkup } from "react-dom/server";
import { MemoryRouter } from "react-router";
import { expect, it } from "vitest";
import { Bands } from "../../bands/bands";
import { checkContent } from "../../content/check-content";
import { content } from "../../content/content";
import { contentFolder } from "../../content/folder";
import { readSources } from "../../content/read-content";
import type { Service } from "../../content/types";
import { ContentContext } from "../../lib/use-words";

const { services } = content;

/** The service as it is read when its file has no picture. */
function withoutPicture(id: string) {
  const sources = readSources(contentFolder).map((source) => {
    if (source.name !== `services/${id}.yaml`) return source;
    const { visualization, ...value } = source.value as Record<string, unknown>;
    return { ...source, value };
  });
  const { content, faults } = checkContent(sources);
  expect(faults).toEqual([]);
  const page = content?.entryPages.find(({ path }) => path === `/services/${id}`);
  if (!content || !page) throw new Error(`${id} is not there.`);
  return { content, bands: page.bands, service: page.entry as Service };
}

it.for(["service", "solution"] as const)(
  "draws the phases of a %s without a picture as bars",
  (template, { skip }) => {
    const id = services.findLast((one) => one.phases && one.template === template)?.id;
    if (!id) return skip("None of them has a place on the plan.");
    const { content, bands, service } = withoutPicture(id);
    const { visualization, phases } = service;
    if (visualization?.kind !== "chart" || !phases) throw new Error(`${id} has no chart.`);
    const html = renderToStaticMarkup(
      <MemoryRouter>
        <ContentContext value={content}>
          <Bands title={service.title} bands={bands} lists={content} entry={{ service }} />
        </ContentContext>
      </MemoryRouter>,
    );
    expect(html).toContain(", bar chart. Arrow keys read its values.");
    const { series } = visualization;
    expect(series.map(({ name }) => name)).toEqual(content.phases.map(({ name }) => name));
    const { from, to } = phases;
    expect(series.reduce((sum, { value }) => sum + value, 0)).toBeCloseTo((to - from) * 25);
    // The last one that it covers carries the point.
    const end = series.findLast(({ value }) => value > 0);
    expect(series.filter(({ emphasized }) => emphasized)).toEqual([end]);
    expect(visualization.summary).toContain(end?.name);
  },
);
