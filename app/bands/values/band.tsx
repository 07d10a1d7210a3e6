import { Section, SectionHead } from "../../components/section";
import type { BandProps } from "../component-of";

/** Values as a vertical list: each in display type, with its meaning beside it. */
export default function Values({ section, values, ...intro }: BandProps<"values">) {
  return (
    <Section {...section} tempo="broad">
      <SectionHead {...section} {...intro} />
      <ul className="border-text border-t">
        {values.map(({ title, text }) => (
          <li
            key={title}
            className="grid items-baseline gap-x-7 gap-y-2 border-line border-b py-4 md:grid-cols-12"
          >
            <h3 className="display text-title-3 md:col-span-5 lg:col-span-8">{title}</h3>
            <p className="lede text-muted md:col-span-7 lg:col-span-4">{text}</p>
          </li>
        ))}
      </ul>
    </Section>
  );
}
