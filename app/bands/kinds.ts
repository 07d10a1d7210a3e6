import type { z } from "zod";
import type { FoundPart, Lists, TemplateEntries, TemplateName } from "../content/lists.ts";
import type { BandOptions, Ground } from "../content/schema/band.ts";
import { cardsOnPicture } from "./cards-on-picture/schema.ts";
import { caseStudies } from "./case-studies/schema.ts";
import { caseStudyApproach } from "./case-study-approach/schema.ts";
import { caseStudyAside } from "./case-study-aside/schema.ts";
import { caseStudyFilter } from "./case-study-filter/schema.ts";
import { caseStudyNeighbors } from "./case-study-neighbors/schema.ts";
import { caseStudyOpening } from "./case-study-opening/schema.ts";
import { caseStudyQuote } from "./case-study-quote/schema.ts";
import { caseStudyResults } from "./case-study-results/schema.ts";
import { caseStudyText } from "./case-study-text/schema.ts";
import { certifications } from "./certifications/schema.ts";
import { charts } from "./charts/schema.ts";
import { chosenCaseStudies } from "./chosen-case-studies/schema.ts";
import { claimsLedger } from "./claims-ledger/schema.ts";
import { clients } from "./clients/schema.ts";
import { closingCall } from "./closing-call/schema.ts";
import { comparison } from "./comparison/schema.ts";
import { contrast } from "./contrast/schema.ts";
import { definitions } from "./definitions/schema.ts";
import { directory } from "./directory/schema.ts";
import { directoryChart } from "./directory-chart/schema.ts";
import { engagementModels } from "./engagement-models/schema.ts";
import { featuredService } from "./featured-service/schema.ts";
import { figureRow } from "./figure-row/schema.ts";
import { figures } from "./figures/schema.ts";
import { folded } from "./folded/schema.ts";
import { gaps } from "./gaps/schema.ts";
import { gates } from "./gates/schema.ts";
import { hubs } from "./hubs/schema.ts";
import { industries } from "./industries/schema.ts";
import { note } from "./note/schema.ts";
import { openingHalf } from "./opening-half/schema.ts";
import { openingLetter } from "./opening-letter/schema.ts";
import { openingPicture } from "./opening-picture/schema.ts";
import { openingText } from "./opening-text/schema.ts";
import { periods } from "./periods/schema.ts";
import { phasePlan } from "./phase-plan/schema.ts";
import { policy } from "./policy/schema.ts";
import { practiceLeads } from "./practice-leads/schema.ts";
import { practices } from "./practices/schema.ts";
import { process } from "./process/schema.ts";
import { questions } from "./questions/schema.ts";
import { quotes } from "./quotes/schema.ts";
import { quotesInTime } from "./quotes-in-time/schema.ts";
import { schedule } from "./schedule/schema.ts";
import { serviceCards } from "./service-cards/schema.ts";
import { serviceOpening } from "./service-opening/schema.ts";
import { serviceText } from "./service-text/schema.ts";
import { situations } from "./situations/schema.ts";
import { solutionText } from "./solution-text/schema.ts";
import { stepsByDay } from "./steps-by-day/schema.ts";
import { story } from "./story/schema.ts";
import { text } from "./text/schema.ts";
import { textColumns } from "./text-columns/schema.ts";
import { values } from "./values/schema.ts";
import { variance } from "./variance/schema.ts";
import { whyUs } from "./why-us/schema.ts";

/** Every kind of band, family by family as the form’s menu shows them: the only list. Its component is found by its folder. */
export const bandKinds = [
  openingPicture,
  openingHalf,
  openingText,
  openingLetter,
  serviceOpening,
  caseStudyOpening,
  schedule,
  serviceText,
  whyUs,
  solutionText,
  chosenCaseStudies,
  caseStudyText,
  caseStudyApproach,
  caseStudyResults,
  caseStudyAside,
  caseStudyQuote,
  caseStudyNeighbors,
  story,
  values,
  cardsOnPicture,
  textColumns,
  note,
  folded,
  text,
  periods,
  definitions,
  figures,
  figureRow,
  charts,
  claimsLedger,
  featuredService,
  situations,
  serviceCards,
  phasePlan,
  comparison,
  engagementModels,
  process,
  stepsByDay,
  caseStudies,
  caseStudyFilter,
  variance,
  quotes,
  quotesInTime,
  clients,
  practices,
  practiceLeads,
  hubs,
  industries,
  questions,
  certifications,
  gates,
  gaps,
  contrast,
  policy,
  directoryChart,
  directory,
  closingCall,
] as const;

type Kinds = (typeof bandKinds)[number];
export type BandKind = Kinds["kind"];
export type Role = NonNullable<Kinds["role"]>;
type KindOf<K extends BandKind> = Extract<Kinds, { kind: K }>;

/** What a band of a kind says. */
export type BandWords<K extends BandKind = BandKind> = z.output<KindOf<K>["schema"]>;

/** The lists of the site that a kind uses. */
export type ListsOf<K extends BandKind> = Pick<Lists, KindOf<K>["uses"][number]>;

type TemplatesOf<K extends BandKind> = KindOf<K>["of"][number];

/** The entry that a kind shows, if it is for templates. */
export type EntryPropOf<K extends BandKind> = [TemplatesOf<K>] extends [never]
  ? unknown
  : [TemplatesOf<K>] extends ["case-study"]
    ? { caseStudy: TemplateEntries["case-study"] }
    : { service: TemplateEntries[TemplatesOf<K>] };

/** What all bands have in common, for code that goes through any of them. */
export interface AnyBandWords {
  band: string;
  anchor?: string;
  search?: string;
}

/** A kind as code sees it that goes through any of them. */
interface AnyKind extends BandOptions<AnyBandWords, keyof Lists, TemplateName, string> {
  kind: string;
  title: string;
  about: string;
  schema: z.ZodType;
  ground: Ground | "above";
  uses: readonly (keyof Lists)[];
  of: readonly TemplateName[];
}

const byName = new Map(bandKinds.map((one) => [one.kind as string, one as unknown as AnyKind]));

export const kindOf = (kind: string) => byName.get(kind) as AnyKind;

/** The first page with a band that has a role. */
export const pageWith = <Page extends { bands: readonly { band: string }[] }>(
  pages: readonly Page[],
  role: Role,
) => pages.find(({ bands }) => bands.some(({ band }) => kindOf(band).role === role));

/** Whether a band can be the first of a page, whose heading it then has. */
export const hasHeading = (words: AnyBandWords) =>
  "heading" in words || kindOf(words.band).isTitled === true;

/** What a search finds of a band by itself: under its own heading and text, unless its kind says otherwise. */
export function foundIn(words: AnyBandWords, lists: Lists): FoundPart | undefined {
  const { heading = "", text = "" } = words as { heading?: string; text?: string };
  const found = kindOf(words.band).found?.(words, lists);
  return found && { title: heading, text, more: [], ...found };
}
