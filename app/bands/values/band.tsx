import { Section, SectionHead } from "../../components/section";
import { columnsFor } from "../../lib/even-columns";
import type { BandProps } from "../component-of";

/** Values between hairlines: each in display type, with its meaning below. */
export default function Values({ section, values, ...intro }: BandProps<"values">) {
  return (
    <Section {...section}>
      <SectionHead {...section} {...intro} />
      <ul
        className="grid gap-x-7 md:in-columns"
        style={{ "--columns": columnsFor(values.length, 3) }}
      >
        {values.map(({ title, text }) => (
          <li key={title} className="border-line border-t py-4">
            <h3 className="display mb-2 text-title-3">{title}</h3>
            <p className="lede text-muted">{text}</p>
          </li>
        ))}
      </ul>
    </Section>
  );
}
