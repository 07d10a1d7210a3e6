import { describe, expect, it } from "vitest";
import { slugOf } from "../lib/slug";
import { unlistedCaseStudyFiles } from "./case-studies";
import { expectNone } from "./expect-none.test-helper";
import { caseStudySlugs, serviceIds } from "./ids";
import { services, servicesInGroup, unlistedServiceFiles } from "./services";
import { fixedPages, specifiedGroups } from "./specified.test-helper";
import type { ServiceGroupId } from "./types";

describe("services and case studies", () => {
  it("have a file for each id and an id for each file", () => {
    expect(services.map(({ id }) => id)).toEqual([...serviceIds]);
    expectNone(
      [...unlistedServiceFiles(), ...unlistedCaseStudyFiles()].map(
        (file) =>
          `app/content/${file.slice(2)}: no page leads to it. Add its name to app/content/ids.ts.`,
      ),
    );
  });

  it("have ids that can stand in an address, each once", () => {
    const ids = [...serviceIds, ...caseStudySlugs];
    expectNone([
      ...ids
        .filter((id) => slugOf(id) !== id)
        .map((id) => `app/content/ids.ts: write "${id}" as "${slugOf(id)}".`),
      ...ids
        .filter((id, index) => ids.indexOf(id) !== index)
        .map((id) => `app/content/ids.ts: "${id}" stands there twice.`),
    ]);
  });

  it("have every field checked by the compiler", () => {
    const sources = import.meta.glob<string>(["./services/*.ts", "./case-studies/*.ts"], {
      eager: true,
      query: "?raw",
      import: "default",
    });
    expectNone(
      Object.entries(sources)
        .filter(([, source]) => !/\} satisfies (Service|Solution|CaseStudy);\s*$/.test(source))
        .map(
          ([file]) =>
            `app/content/${file.slice(2)}: end it with "} satisfies …;" and its type, as its neighbors do.`,
        ),
    );
  });

  it("stand in the specified groups, in the specified order", () => {
    const shownIn = (group: ServiceGroupId) => servicesInGroup(group).map(({ id }) => id);
    for (const [group, ids] of Object.entries(specifiedGroups))
      expect(
        shownIn(group as ServiceGroupId).filter((id) => ids.includes(id)),
        `app/content/ids.ts, or a service's group: "${group}"`,
      ).toEqual(ids);
  });

  it("use the solution template on the fixed pages", () => {
    const solutions = services
      .filter(({ template }) => template === "solution")
      .map(({ id }) => id);
    expect(solutions).toEqual(expect.arrayContaining([...fixedPages]));
  });

  it("are combined with three other services", () => {
    expectNone(
      services.flatMap(({ id, combinedWith }) => {
        const others = new Set<string>(combinedWith.map(({ service }) => service));
        return others.size < 3 || others.has(id)
          ? [`app/content/services/${id}.ts combinedWith: name three different other services.`]
          : [];
      }),
    );
  });
});
