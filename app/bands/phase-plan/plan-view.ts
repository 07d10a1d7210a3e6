import type { Service } from "../../content/types";
import { servicePictureName } from "../../pictures";
import type { BandProps } from "../component-of";
import { barPlace, byStart, phaseLoad } from "../phases";

type PlanProps = BandProps<"phase-plan">;
type Drawn = Pick<PlanProps, "phases" | "serviceGroups" | "services" | "atRest" | "extras">;

/** As many as stand as high as a picture beside them. */
const fewestBesidePicture = 4;

/** Every service of the firm on one axis; if none has a place on it, a list of them without one. */
export function planOf({ serviceGroups, services, atRest, extras = [], ...drawn }: Drawn) {
  const { groups } = serviceGroups;
  const spans = services.flatMap(({ phases = [] }) => phases);
  const phases = spans.length ? drawn.phases : [];
  const count = phases.length;

  const barOf = ({ id, phases: span }: Service) =>
    span && { ...barPlace(span, count), isAtRest: id === atRest?.id };

  const rowOf = (service: Service) => {
    const { id, title, description, pictogram, phases: span, weeks, months } = service;
    return {
      id,
      // A group of the same name has that anchor already.
      anchor: groups.some((group) => group.id === id) ? undefined : id,
      icon: pictogram,
      title,
      // Beside its bar there is room for the point of a service; its page says the rest.
      description: count ? description.replace(/(?<=\.) .*/, "") : description,
      span,
      weeks,
      months,
      bar: barOf(service),
    };
  };

  const load = phaseLoad(spans, count);
  return {
    phases,
    /** Rows are in the order in which they begin; the featured service has a card instead. */
    groups: groups.map(({ id, title, text, picture }) => {
      const { featured, ...around } = extras.find(({ group }) => group === id) ?? {};
      const rows = services
        .filter(({ group, ...service }) => group === id && service.id !== featured?.service.id)
        .toSorted(byStart)
        .map(rowOf);
      const isHigh = picture && rows.length >= fewestBesidePicture;
      return {
        ...around,
        id,
        title,
        text,
        picture: isHigh && servicePictureName(picture.image),
        rows,
        card: featured,
      };
    }),
    load: phases.map(({ name }, phase) => ({ name, count: load[phase] ?? 0 })),
  };
}

export type PlanView = ReturnType<typeof planOf>;
export type PlanGroup = PlanView["groups"][number];
export type PlanRow = PlanGroup["rows"][number];
