import { BandHeading, Section } from "../../components/section";
import { classNames } from "../../lib/class-names";
import { columnsFor } from "../../lib/even-columns";
import type { BandProps } from "../component-of";

export default function Definitions({ section, heading, items }: BandProps<"definitions">) {
  const columns = columnsFor(items.length, 3);
  return (
    <Section {...section} tempo="brief">
      <BandHeading {...section} className="display mb-head text-title-2">
        {heading}
      </BandHeading>
      <dl
        className={classNames(
          "grid gap-x-7 border-line border-b sm:in-pairs sm:*:last:odd:col-span-full lg:in-columns",
          columns === 3 && "lg:*:last:odd:col-span-1",
        )}
        style={{ "--columns": columns }}
      >
        {items.map(({ term, text }) => (
          <div key={term} className="border-line border-t py-4 text-small">
            <dt className="font-medium">{term}</dt>
            <dd className="mt-1 max-w-prose text-muted">{text}</dd>
          </div>
        ))}
      </dl>
    </Section>
  );
}
