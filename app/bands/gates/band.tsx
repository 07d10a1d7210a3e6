import { BandHeading, Section } from "../../components/section";
import type { BandProps } from "../component-of";

/** Three gates, each indented further, like the steps of a schedule. */
const steps = ["lg:pt-0", "lg:pt-10", "lg:pt-20"];

export default function Gates({ section, heading, text, gates }: BandProps<"gates">) {
  return (
    <Section {...section}>
      <div className="mb-head twelve items-end gap-y-5">
        <BandHeading {...section} className="display text-title-2 lg:col-span-7">
          {heading}
        </BandHeading>
        <p className="lede text-muted lg:col-span-4 lg:col-start-9">{text}</p>
      </div>
      <ol data-reveal="items" className="twelve gap-y-10">
        {gates.map(({ name, text, items }, index) => (
          <li key={name} className={`lg:col-span-4 ${steps[index]}`}>
            <svg aria-hidden="true" className="block h-3.5 w-full overflow-visible">
              <rect
                data-bar={index === 1 ? "critical" : ""}
                y="2"
                width="100%"
                height="10"
                rx="2"
                className={index === 1 ? "fill-mark" : "fill-text"}
              />
              <circle cx="100%" cy="7" r="7" className="fill-milestone stroke-page" />
            </svg>
            <h3 className="display mt-4 text-title-3">{name}</h3>
            <p className="mt-1 text-muted text-small">{text}</p>
            <ul className="mt-4 text-small">
              {items.map((item) => (
                <li key={item} className="border-line border-t py-3">
                  {item}
                </li>
              ))}
            </ul>
          </li>
        ))}
      </ol>
    </Section>
  );
}
