import type { Source } from "../../app/content/read-sources.ts";
import type { Node } from "../../app/content/schema/nodes.ts";
import { placesIn } from "./schema-places.ts";

type Fields = Record<string, unknown>;

/** The fields that must be there, and within groups of them too. */
function onlyRequired(value: unknown, { required = [], properties }: Node): unknown {
  if (!properties) return value;
  return Object.fromEntries(
    required.map((key) => [key, onlyRequired((value as Fields)[key], properties[key] ?? {})]),
  );
}

/** What a figure quotes of a case study would no longer be there. */
const withoutCases = ({ claims, ...rest }: Fields) => ({
  ...rest,
  claims: (claims as Fields[]).map(({ cases: _, ...claim }) => claim),
});

/** Nor would the field that a text refers to. */
const withoutReferences = <T>(value: T): T =>
  JSON.parse(JSON.stringify(value).replace(/\{(?:case\.|month |calendar )[^{}]*\}/g, "x"));

/** All case studies with the fields that they must have and no other; clients and quotes likewise. */
export const withBareCaseStudies = (sources: readonly Source[]): Source[] =>
  sources.map((written) => {
    const source = { ...written, value: withoutReferences(written.value) };
    const { name, value } = source;
    const [top] = placesIn([source]);
    if (name === "claims.yaml") return { ...source, value: withoutCases(value as Fields) };
    if (name.startsWith("case-studies/"))
      return { ...source, value: onlyRequired(value, top?.node ?? {}) };
    const [, list] = /^(clients|testimonials)\.yaml$/.exec(name) ?? [];
    const entry = list && top?.node.properties?.[list]?.items;
    if (!entry) return source;
    const entries = (value as Record<string, unknown[]>)[list] ?? [];
    return { ...source, value: { [list]: entries.map((one) => onlyRequired(one, entry)) } };
  });
