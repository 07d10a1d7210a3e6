import type { Service } from "../../content/types";
import type { BandProps } from "../component-of";
import { barPlace, byStart, phaseLoad } from "./phases";

type PlanProps = BandProps<"phase-plan">;
type Drawn = Pick<PlanProps, "phases" | "serviceGroups" | "services" | "atRest" | "extras">;

/** Every service of the firm on one axis. */
export function planOf({ phases, serviceGroups, services, atRest, extras = [] }: Drawn) {
  const { groups } = serviceGroups;
  const count = phases.length;

  const rowOf = ({ id, title, description, pictogram, phases: span }: Service) => ({
    id,
    // A group of the same name has that anchor already.
    anchor: groups.some((group) => group.id === id) ? undefined : id,
    icon: pictogram,
    title,
    // A row has room for the point of a service; its page says the rest.
    description: description.replace(/(?<=\.) .*/, ""),
    span,
    bar: { ...barPlace(span, count), isAtRest: id === atRest?.id },
  });

  const load = phaseLoad(
    services.map(({ phases }) => phases),
    count,
  );
  return {
    /** Rows are in the order in which they begin; the featured service has a card instead. */
    groups: groups.map(({ id, title, text }) => {
      const { featured, ...around } = extras.find(({ group }) => group === id) ?? {};
      const rows = services
        .filter(({ group, ...service }) => group === id && service.id !== featured?.service.id)
        .toSorted((a, b) => byStart(a.phases, b.phases))
        .map(rowOf);
      const card = featured && { ...featured, bar: barPlace(featured.service.phases, count) };
      return { ...around, id, title, text, rows, card };
    }),
    load: phases.map(({ name }, phase) => ({ name, count: load[phase] ?? 0 })),
  };
}

export type PlanView = ReturnType<typeof planOf>;
export type PlanGroup = PlanView["groups"][number];
export type PlanRow = PlanGroup["rows"][number];
