import { describe, expect, it } from "vitest";
import { slugOf } from "../lib/slug";
import { contentFiles, fileOf } from "./all-content.test-helper";
import { caseStudies, caseStudySlugs } from "./case-studies";
import { caseStudyFile, expectDistinct, expectEach, serviceFile } from "./expect-none.test-helper";
import {
  relatedServices,
  serviceIds,
  serviceIdsByGroup,
  services,
  servicesInGroup,
} from "./services";
import { fixedPages, specifiedGroups } from "./specified.test-helper";
import type { ServiceGroupId } from "./types";

describe("services and case studies", () => {
  it("have an id for each file", () => {
    const listed = [...services.map(serviceFile), ...caseStudies.map(caseStudyFile)];
    const files = contentFiles
      .map(fileOf)
      .filter((file) => /\/(services|case-studies)\//.test(file));
    expect(
      files.filter((file) => !listed.includes(file)),
      "No page leads there: add the name to app/content/ids.ts.",
    ).toEqual([]);
  });

  it("have ids that can stand in an address, each once", () => {
    const ids = [...serviceIds, ...caseStudySlugs];
    expectDistinct(ids.map((text) => ({ where: "app/content/ids.ts", text })));
    expectEach(ids, "app/content/ids.ts", function* (id) {
      if (slugOf(id) !== id) yield `"${id}": write it as "${slugOf(id)}".`;
    });
  });

  it("have every field checked by the compiler", () => {
    const sources = import.meta.glob<string>(["./services/*.ts", "./case-studies/*.ts"], {
      eager: true,
      query: "?raw",
      import: "default",
    });
    expectEach(Object.entries(sources), "app/content", function* ([file, source]) {
      if (!/\} satisfies (Service|Solution|CaseStudy);\s*$/.test(source))
        yield `${file}: end it with "} satisfies …;" and its type, as its neighbors do.`;
    });
  });
});

describe("services", () => {
  it("stand in the specified groups, in the specified order", () => {
    for (const [group, ids] of Object.entries(specifiedGroups))
      expect(
        servicesInGroup(group as ServiceGroupId)
          .map(({ id }) => id)
          .filter((id) => ids.includes(id)),
        `app/content/ids.ts, or a service's group: "${group}"`,
      ).toEqual(ids);
  });

  it("use the solution template on the fixed pages", () => {
    const solutions = services.filter(({ template }) => template === "solution");
    expect(solutions.map(({ id }) => id)).toEqual(expect.arrayContaining([...fixedPages]));
  });

  it("stand under their own group, and are combined with three others", () => {
    const listed: Record<string, readonly string[]> = serviceIdsByGroup;
    expectEach(services, serviceFile, function* ({ id, group, combinedWith, ...service }) {
      if (!listed[group]?.includes(id)) yield `group: app/content/ids.ts has "${id}" elsewhere.`;
      const others = new Set<string>(combinedWith.map(({ service }) => service));
      if (others.size < 3 || others.has(id))
        yield "combinedWith: name three different other services.";
      if (service.template === "solution" && service.visualizationAfter > service.sections.length)
        yield "visualizationAfter: at most the number of sections.";
    });
  });
});

it("shows neighbors beside a service first", () => {
  const groups = relatedServices("cloud-migration").map(({ group }) => group);
  expect(new Set(groups)).toEqual(new Set(["technology-transformation"]));
});
