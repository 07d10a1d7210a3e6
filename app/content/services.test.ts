import { describe, expect, it } from "vitest";
import { expectNone } from "./expect-none.test-helper";
import { serviceIdsByGroup } from "./ids";
import { findService, relatedServices, services } from "./services";

it("has each service under its own group in the list of ids", () => {
  const listed: Record<string, readonly string[]> = serviceIdsByGroup;
  expectNone(
    services
      .filter(({ id, group }) => !listed[group]?.includes(id))
      .map(
        ({ id, group }) => `app/content/ids.ts: "${id}" belongs to "${group}", as its file says.`,
      ),
  );
});

describe("findService", () => {
  it("finds a service under its id and under its alias", () => {
    expect(findService("ai-strategy-roadmap")?.id).toBe("ai-strategy-roadmap");
    expect(findService("ai-strategy-consulting")?.id).toBe("ai-strategy-roadmap");
  });

  it("finds nothing for an unknown segment, however it is spelled", () => {
    for (const segment of ["", "nope", "constructor", "__proto__", "Cloud-Migration"])
      expect(findService(segment)).toBeUndefined();
  });
});

describe("relatedServices", () => {
  it("shows five others, neighbors first", () => {
    const related = relatedServices("cloud-migration");
    expect(related).toHaveLength(5);
    expect(related.map(({ id }) => id)).not.toContain("cloud-migration");
    expect(new Set(related.map(({ group }) => group))).toEqual(
      new Set(["technology-transformation"]),
    );
  });
});

describe("solutions", () => {
  it("put their visualization after a section that they have", () => {
    for (const service of services)
      if (service.template === "solution")
        expect(
          service.visualizationAfter,
          `app/content/services/${service.id}.ts visualizationAfter: at most the number of sections`,
        ).toBeLessThanOrEqual(service.sections.length);
  });
});
