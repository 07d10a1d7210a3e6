import { Benchmark, Trend } from "../../bands/stat-card";
import { Section, SectionHead } from "../../components/section";
import { getCaseStudy } from "../../content/case-studies";
import { claims } from "../../content/claims";
import { about } from "../../content/content";
import type { Claim } from "../../content/types";
import { caseStudyPath } from "../../lib/paths";

/** The trend of a claim, and its benchmark. */
function Marks({ value, trend, benchmark }: Pick<Claim, "value" | "trend" | "benchmark">) {
  return (
    <>
      {trend && <Trend {...trend} />}
      {benchmark && (
        <div className="my-2 max-w-40 text-label text-muted">
          <Benchmark value={value} benchmark={benchmark.value} />
          {benchmark.value} {benchmark.label}
        </div>
      )}
    </>
  );
}

function Evidence({ period, method, checkedBy, cases }: Claim) {
  return (
    <dl>
      {Object.entries({ Period: period, Method: method, "Checked\u00a0by": checkedBy }).map(
        ([term, text]) => (
          <div key={term}>
            <dt>{term}</dt> <dd>{text}.</dd>
          </div>
        ),
      )}
      {cases && (
        <div>
          <dt>See it in</dt>
          {cases.map(({ slug, shows }) => (
            <dd key={slug}>
              <a href={caseStudyPath(slug)} className="hover:text-accent">
                {getCaseStudy(slug).title}
              </a>
              , {shows}.
            </dd>
          ))}
        </div>
      )}
    </dl>
  );
}

/** Every claim, one per row; a claim on any page links to its row here. */
export function ClaimsLedger() {
  return (
    <Section id="how-we-measure" ground="sand" aria-labelledby="measure-heading">
      <SectionHead id="measure-heading" {...about.measure} />
      <ul className="ledger">
        {claims.map((claim) => (
          <li key={claim.id}>
            <details name={claim.id}>
              <summary>
                <span data-claim={claim.id} className="display whitespace-nowrap text-title-3">
                  {claim.value}
                </span>
                <h3>{claim.label}</h3>
                <span>{claim.scope}.</span>
              </summary>
              {/* The id is inside <details>, so that a hash link opens it. */}
              <div id={claim.id}>
                <Marks {...claim} />
                <Evidence {...claim} />
              </div>
            </details>
          </li>
        ))}
      </ul>
    </Section>
  );
}
