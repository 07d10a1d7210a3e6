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

/**
 * Puts a band that stands beside another into one element with it and what is between them. Where there is
 * room, both are in its first row, which is as high as the higher of them; else all are in the order of the list.
 */
function besides(shown: ReactElement[], places: readonly BandSection[]): ReactElement[] {
  const last = places.findIndex(({ beside }) => beside);
  const beside = places[last]?.beside;
  if (!beside) return shown;
  const first = places.indexOf(beside);
  const together = shown.slice(first, last + 1);
  return shown.toSpliced(
    first,
    together.length,
    <div key={beside.anchor} className="wide:grid wide:grid-cols-1">
      {together}
    </div>,
  );
}

/** Puts bands into the one above that takes them in. */
function heldIn(shown: ReactElement[], places: readonly BandSection[]): ReactElement[] {
  const anchors = places.filter(({ held }) => held).map(({ anchor }) => anchor);
  const inside = shown.filter(({ key }) => anchors.includes(String(key)));
  const at = shown.findIndex((one) => inside.includes(one)) - 1;
  const holder = shown[at];
  return holder ? shown.toSpliced(at, inside.length + 1, cloneElement(holder, {}, inside)) : shown;
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
  const shown = bands.map(({ band: kind, anchor: _, search: __, ...words }, index) => {
    const Band = componentOf(kind);
    const section = places[index] as (typeof places)[number];
    const { uses, of } = kindOf(kind);
    const used = Object.fromEntries(uses.map((name) => [name, lists[name]]));
    const own = of.length ? entry : {};
    return <Band key={section.anchor} {...words} {...used} {...own} section={section} />;
  });
  if (!bands.slice(0, 1).some(hasHeading))
    shown.unshift(<PageTitle key="title">{title}</PageTitle>);
  const [opening, ...others] = heldIn(besides(shown, places), places);
  return (
    <>
      {opening}
      {dense ? <div className="dense">{others}</div> : others}
    </>
  );
}
