import { cloneElement, type ReactElement } from "react";
import { Breadcrumbs } from "../components/breadcrumbs";
import type { Lists } from "../content/lists";
import type { BandSection } from "../content/schema/band";
import type { EntryPage } from "../content/types";
import { componentOf } from "./component-of";
import { type AnyBandWords, hasHeading, kindOf } from "./kinds";
import { placesOf } from "./places";

interface BandsProps {
  /** The heading of the page, if its first band has none. */
  title: string;
  bands: readonly AnyBandWords[];
  lists: Lists;
  /** Of a page that a template makes: its entry, by the name that bands know it by. */
  entry?: { service: EntryPage["entry"] } | { caseStudy: EntryPage["entry"] };
  /** Less space between all bands after the opening. */
  dense?: boolean | undefined;
}

function PageTitle({ children }: { children: string }) {
  return (
    <div className="wrap pt-6">
      <Breadcrumbs />
      <h1 className="display mt-6 text-title-1">{children}</h1>
    </div>
  );
}

/** The bands of a page, one below the other. */
export function Bands({ title, bands, lists, entry, dense }: BandsProps) {
  const places = placesOf(bands);
  const elements = bands.map(({ band: kind, anchor: _, search: __, ...words }, index) => {
    const Band = componentOf(kind);
    const section = places[index] as BandSection;
    const { uses, of } = kindOf(kind);
    const used = Object.fromEntries(uses.map((name) => [name, lists[name]]));
    const own = of.length ? entry : {};
    return <Band key={section.anchor} {...words} {...used} {...own} section={section} />;
  });
  const shown = bands.slice(0, 1).some(hasHeading)
    ? []
    : [<PageTitle key="title">{title}</PageTitle>];
  for (const [index, place] of places.entries()) {
    if (place.holder) continue;
    const inside = elements.filter((_, at) => places[at]?.holder === place);
    const band = elements[index] as ReactElement;
    shown.push(inside.length ? cloneElement(band, {}, inside) : band);
    const { beside } = place;
    // Where there is room, both are in its first row, which is as high as the higher of them; else all of it
    // is in the order of the list.
    if (beside)
      shown.push(
        <div key={beside.anchor} className="wide:grid wide:grid-cols-1">
          {shown.splice(shown.findLastIndex(({ key }) => key === beside.anchor))}
        </div>,
      );
  }
  const [opening, ...others] = shown;
  return (
    <>
      {opening}
      {dense ? <div className="dense">{others}</div> : others}
    </>
  );
}
