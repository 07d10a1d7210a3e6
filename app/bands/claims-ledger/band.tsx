import { Icon } from "../../components/icon";
import { Section, SectionHead } from "../../components/section";
import type { Claim } from "../../content/types";
import { caseStudyPath } from "../../lib/paths";
import { filled, useWords } from "../../lib/use-words";
import type { BandProps } from "../component-of";
import { Benchmark, Trend } from "../stat-card";

/** The trend of a claim, and its benchmark. */
function Marks({ number, trend, benchmark }: Pick<Claim, "number" | "trend" | "benchmark">) {
  return (
    <>
      {trend && <Trend {...trend} />}
      {benchmark && (
        <div className="my-2 max-w-40 text-label text-muted">
          <Benchmark number={number} mark={benchmark.number} />
          {benchmark.value} {benchmark.label}
        </div>
      )}
    </>
  );
}

interface EvidenceProps extends Claim {
  titleOf: (slug: string) => string | undefined;
}

function Evidence({ period, method, checkedBy, cases, titleOf }: EvidenceProps) {
  const { figures: words } = useWords();
  const rows = [
    [words.period, period],
    [words.method, method],
    [words.checkedBy, checkedBy],
  ] as const;
  return (
    <dl className="ledger-terms">
      {rows.map(([term, text]) => (
        <div key={term} className="contents">
          <dt>{term}</dt> <dd>{text}.</dd>
        </div>
      ))}
      {cases && (
        <div className="contents">
          <dt>{words.cases}</dt>
          {cases.map(({ slug, shows }) => (
            <dd key={slug}>
              <a href={caseStudyPath(slug)}>{titleOf(slug)}</a>, {shows}.
            </dd>
          ))}
        </div>
      )}
    </dl>
  );
}

/** A claim that any page may link to: its hash opens the row. */
function Row({ titleOf, ...claim }: EvidenceProps) {
  return (
    <li>
      <details name={claim.id}>
        <summary className="ledger-head">
          <span data-claim={claim.id} className="display whitespace-nowrap text-title-3">
            {claim.value}
          </span>
          <h3 className="ledger-name">{claim.label}</h3>
          <span className="ledger-scope">{claim.scope}.</span>
        </summary>
        {/* The id is inside <details>, so that a hash link opens it. */}
        <div id={claim.id} className="ledger-evidence">
          <Marks {...claim} />
          <Evidence {...claim} titleOf={titleOf} />
        </div>
      </details>
    </li>
  );
}

/** As many as can be taken in; the rest are behind a switch. */
const shown = 8;

/** Every claim, one per row. */
export default function ClaimsLedger({
  section,
  claims,
  caseStudies,
  ...intro
}: BandProps<"claims-ledger">) {
  const titles = new Map<string, string>(caseStudies.map(({ slug, title }) => [slug, title]));
  const { figures: words } = useWords();
  const rowOf = (claim: Claim) => (
    <Row key={claim.id} {...claim} titleOf={(slug) => titles.get(slug)} />
  );
  const rest = claims.slice(shown);
  return (
    <Section {...section}>
      <SectionHead {...section} {...intro} />
      <ul className="ledger">{claims.slice(0, shown).map(rowOf)}</ul>
      {rest.length > 0 && (
        <details name={section.anchor} className="group">
          <summary className="flex min-h-11 w-fit cursor-pointer list-none items-center gap-1.5 py-3 font-medium text-small hover:text-accent group-open:hidden [&::-webkit-details-marker]:hidden">
            <Icon name="plus" size={16} />
            {filled(words.all, { count: claims.length })}
          </summary>
          <ul className="ledger">{rest.map(rowOf)}</ul>
        </details>
      )}
    </Section>
  );
}
