import type { BandProps } from "../component-of";
import { FirstCall } from "../first-step";
import { PageHero } from "../page-hero";

export default function OpeningText({ asks, compact, ...intro }: BandProps<"opening-text">) {
  const hero = <PageHero {...intro}>{asks && <FirstCall />}</PageHero>;
  return compact ? <div className="hero-compact">{hero}</div> : hero;
}
