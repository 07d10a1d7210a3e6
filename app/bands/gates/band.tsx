import { Section, SectionHead } from "../../components/section";
import type { BandProps } from "../component-of";

/** Each gate is further down, like the steps of a schedule; the middle one decides. */
export default function Gates({ section, heading, text, gates }: BandProps<"gates">) {
  const decisive = Math.floor(gates.length / 2);
  return (
    <Section {...section}>
      <SectionHead {...section} heading={heading} text={text} />
      <ol
        data-reveal="items"
        className="grid gap-x-7 gap-y-10 lg:in-columns"
        style={{ "--columns": gates.length }}
      >
        {gates.map(({ name, text, items }, index) => (
          <li
            key={name}
            className="lg:pt-[calc(var(--step)*--spacing(10))]"
            style={{ "--step": index }}
          >
            <svg aria-hidden="true" className="block h-3.5 w-full overflow-visible">
              <rect
                data-bar={index === decisive ? "critical" : ""}
                y="2"
                width="100%"
                height="10"
                className={index === decisive ? "fill-mark" : "fill-text"}
              />
              <circle cx="100%" cy="7" r="7" className="fill-milestone stroke-page" />
            </svg>
            <h3 className="display mt-4 text-title-3">{name}</h3>
            {text && <p className="mt-1 text-muted text-small">{text}</p>}
            {items.length > 0 && (
              <ul className="mt-4 text-small">
                {items.map((item) => (
                  <li key={item} className="border-line border-t py-3">
                    {item}
                  </li>
                ))}
              </ul>
            )}
          </li>
        ))}
      </ol>
    </Section>
  );
}
