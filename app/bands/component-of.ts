import type { ComponentType } from "react";
import type { BandSection } from "../content/schema/band";
import type { BandKind, BandWords, EntryPropOf, ListsOf } from "./kinds";

/** What a band gets: its words, the lists that it uses, the entry that it shows, and its place on the page. */
export type BandProps<K extends BandKind> = Omit<BandWords<K>, "band" | "anchor" | "search"> &
  ListsOf<K> &
  EntryPropOf<K> & { section: BandSection };

type AnyBand = ComponentType<{ section: BandSection }>;

const modules = import.meta.glob<AnyBand>("./*/band.tsx", { eager: true, import: "default" });

/** The component of a kind: in its folder, in band.tsx. */
export function componentOf(kind: string): AnyBand {
  const component = modules[`./${kind}/band.tsx`];
  if (!component) throw new Error(`app/bands/${kind}/band.tsx has no default export.`);
  return component;
}
