import type { Source } from "../../app/content/read-sources.ts";
import { namesIn } from "../../app/content/rules/references.ts";
import { kindOfValue } from "../../app/content/schema/nodes.ts";
import type { Changing } from "./field-changes.ts";
import { placesIn } from "./schema-places.ts";

type Sources = readonly Source[];

/** Some services, or all of them, with the fields that they must have and no other. */
export const withBareServices = (sources: Sources, ids = namesIn(sources).services): Sources =>
  sources.map((source) => {
    if (!ids.some((id) => source.name === `services/${id}.yaml`)) return source;
    const value = source.value as Record<string, unknown>;
    const { required = [] } = kindOfValue(value, placesIn([source])[0]?.node.oneOf ?? []) ?? {};
    return { ...source, value: Object.fromEntries(required.map((key) => [key, value[key]])) };
  });

/** A firm that places no service has no phases to place it on. */
export const withoutPhases = (sources: Sources): Sources =>
  sources.map((source) => {
    if (source.name !== "service-groups.yaml") return source;
    const { phases: _, ...value } = source.value as Record<string, unknown>;
    return { ...source, value };
  });

const bareService: Changing = (sources, pick) => {
  const id = pick(namesIn(sources).services);
  return id === undefined
    ? undefined
    : { words: `services: ${id} bare`, sources: withBareServices(sources, [id]) };
};

export const bareChanges: Readonly<Record<string, Changing>> = { "bare service": bareService };
