import type { CaseStudy } from "../../content/types";
import { classNames } from "../../lib/class-names";
import { useSite, useWords } from "../../lib/use-words";
import type { BandProps } from "../component-of";
import { scaleWords } from "./scale-words";

type Terms = BandProps<"case-study-opening">["terms"];

/** The two facts that are sentences. */
const isLong = (fact: string) => fact === "duration" || fact === "clientPeople";

/** How large the program was, so that readers can judge its results: up to five facts between hairlines. */
export function Scale({ study, terms }: { study: CaseStudy; terms: Terms }) {
  const said: Partial<Record<keyof Terms, string>> = scaleWords(
    study,
    useWords().caseStudies,
    useSite(),
  );
  const facts = (Object.keys(terms) as (keyof Terms)[]).filter((fact) => said[fact]);
  return (
    <dl className="scale-line text-small">
      {facts.map((fact) => (
        <div key={fact} className={classNames("scale-fact", isLong(fact) && "scale-fact-long")}>
          <dt className="text-label text-muted">{terms[fact]}</dt>
          <dd>{said[fact]}</dd>
        </div>
      ))}
    </dl>
  );
}
