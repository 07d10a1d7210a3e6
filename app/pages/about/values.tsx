import { Section, SectionHead } from "../../components/section";
import { about } from "../../content/content";

/** Values as a vertical list: each in large type, with its meaning beside it. */
export function Values() {
  return (
    <Section tempo="broad" aria-labelledby="values-heading">
      <SectionHead id="values-heading" {...about.valuesIntro} />
      <ul className="border-text border-t">
        {about.values.map(({ title, text }) => (
          <li
            key={title}
            className="grid items-baseline gap-x-7 gap-y-2 border-line border-b py-6 md:grid-cols-12 lg:py-7"
          >
            <h3 className="display text-title-3 md:col-span-5 lg:col-span-8 lg:text-title-2">
              {title}
            </h3>
            <p className="lede text-muted md:col-span-7 lg:col-span-4">{text}</p>
          </li>
        ))}
      </ul>
    </Section>
  );
}
