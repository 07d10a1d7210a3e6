import { StatFigure } from "../../components/stat";
import { Group } from "./group";
import { TitledText } from "./titled-text";
import type { Catalog } from "./view";

/** What others have examined, and the figures that go with it. */
export function Assurance({ certifications, trust, security, ...group }: Catalog["assurance"]) {
  return (
    <Group {...group}>
      <ul>
        {certifications.map((certification) => (
          <li
            key={certification.title}
            className="items-baseline gap-x-8 border-line border-t py-4 sm:grid sm:grid-cols-[1fr_2fr]"
          >
            <TitledText {...certification} />
          </li>
        ))}
      </ul>
      <dl className="mt-10 grid grid-cols-2 border-text border-y *:py-5 *:pr-3 md:grid-cols-3 [&_dd]:text-title-3">
        {trust.map((fact) => (
          <StatFigure key={fact.value} {...fact} />
        ))}
      </dl>
      <h3 id="security" className="display mt-14 mb-6 text-title-3">
        {security.heading}
      </h3>
      <dl className="grid gap-x-10 border-line border-b sm:grid-cols-2">
        {security.items.map(({ term, text }) => (
          <div key={term} className="border-line border-t py-4 text-small">
            <dt className="font-medium">{term}</dt>
            <dd className="mt-1 text-muted">{text}</dd>
          </div>
        ))}
      </dl>
    </Group>
  );
}
