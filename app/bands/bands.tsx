import type { Lists } from "../content/lists";
import { componentOf } from "./component-of";
import { type AnyBandWords, kindOf } from "./kinds";
import { placesOf } from "./places";

interface BandsProps {
  bands: readonly AnyBandWords[];
  lists: Lists;
  /** Less space between all bands after the opening. */
  dense?: boolean | undefined;
}

/** The bands of a page, one below the other. */
export function Bands({ bands, lists, dense }: BandsProps) {
  const places = placesOf(bands);
  const [opening, ...others] = bands.map(
    ({ band: kind, anchor: _, search: __, ...words }, index) => {
      const Band = componentOf(kind);
      const section = places[index] as (typeof places)[number];
      const used = kindOf(kind).uses.map((name) => [name, lists[name]]);
      return (
        <Band key={section.anchor} {...words} {...Object.fromEntries(used)} section={section} />
      );
    },
  );
  return (
    <>
      {opening}
      {dense ? <div className="dense">{others}</div> : others}
    </>
  );
}
