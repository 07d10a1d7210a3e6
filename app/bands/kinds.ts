import type { z } from "zod";
import type { BandFault, FoundPart, Lists } from "../content/lists.ts";
import type { Ground } from "../content/schema/band.ts";
import { cardsOnPicture } from "./cards-on-picture/schema.ts";
import { caseStudies } from "./case-studies/schema.ts";
import { certifications } from "./certifications/schema.ts";
import { charts } from "./charts/schema.ts";
import { claimsLedger } from "./claims-ledger/schema.ts";
import { clients } from "./clients/schema.ts";
import { closingCall } from "./closing-call/schema.ts";
import { comparison } from "./comparison/schema.ts";
import { contrast } from "./contrast/schema.ts";
import { definitions } from "./definitions/schema.ts";
import { engagementModels } from "./engagement-models/schema.ts";
import { featuredService } from "./featured-service/schema.ts";
import { figureRow } from "./figure-row/schema.ts";
import { figures } from "./figures/schema.ts";
import { gaps } from "./gaps/schema.ts";
import { gates } from "./gates/schema.ts";
import { hubs } from "./hubs/schema.ts";
import { industries } from "./industries/schema.ts";
import { leads } from "./leads/schema.ts";
import { openingHalf } from "./opening-half/schema.ts";
import { openingPicture } from "./opening-picture/schema.ts";
import { openingText } from "./opening-text/schema.ts";
import { periods } from "./periods/schema.ts";
import { phasePlan } from "./phase-plan/schema.ts";
import { policy } from "./policy/schema.ts";
import { practices } from "./practices/schema.ts";
import { process } from "./process/schema.ts";
import { questions } from "./questions/schema.ts";
import { quotes } from "./quotes/schema.ts";
import { serviceCards } from "./service-cards/schema.ts";
import { story } from "./story/schema.ts";
import { text } from "./text/schema.ts";
import { textColumns } from "./text-columns/schema.ts";
import { values } from "./values/schema.ts";

/** Every kind of band, in the order of the form: the only list. Its component is found by its folder. */
export const bandKinds = [
  openingPicture,
  openingHalf,
  openingText,
  story,
  values,
  cardsOnPicture,
  textColumns,
  definitions,
  text,
  periods,
  practices,
  leads,
  hubs,
  industries,
  figures,
  figureRow,
  charts,
  claimsLedger,
  featuredService,
  serviceCards,
  phasePlan,
  comparison,
  engagementModels,
  process,
  caseStudies,
  quotes,
  clients,
  questions,
  contrast,
  certifications,
  gates,
  gaps,
  policy,
  closingCall,
] as const;

type Kinds = (typeof bandKinds)[number];
export type BandKind = Kinds["kind"];
type KindOf<K extends BandKind> = Extract<Kinds, { kind: K }>;

/** What a band of a kind says. */
export type BandWords<K extends BandKind = BandKind> = z.output<KindOf<K>["schema"]>;

/** The lists of the site that a kind uses. */
export type ListsOf<K extends BandKind> = Pick<Lists, KindOf<K>["uses"][number]>;

/** What all bands have in common, for code that goes through any of them. */
export interface AnyBandWords {
  band: string;
  anchor?: string;
  search?: string;
}

interface AnyKind {
  kind: string;
  title: string;
  schema: z.ZodType;
  ground: Ground;
  anchor: string;
  uses: readonly (keyof Lists)[];
  ids?: (words: AnyBandWords, lists: Lists) => readonly string[];
  texts?: (words: AnyBandWords, lists: Lists) => readonly string[];
  found?: (words: AnyBandWords, lists: Lists) => FoundPart;
  agrees?: (
    words: AnyBandWords,
    lists: Lists,
    neighbors: readonly AnyBandWords[],
  ) => Iterable<BandFault>;
}

const byName = new Map(bandKinds.map((one) => [one.kind as string, one as unknown as AnyKind]));

export const kindOf = (kind: string) => byName.get(kind) as AnyKind;
