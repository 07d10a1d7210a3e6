import { servicesPage } from "../../content/content";
import { classNames } from "../../lib/class-names";
import { cardGroup } from "./card-group";
import { Group } from "./group";
import { PlacedCard } from "./placed-card";
import { TitledText } from "./titled-text";

/** Why clients choose us, in the only tinted panel of the page. */
function Why() {
  const { heading, text, reasons } = servicesPage.ai;
  return (
    <article className="mb-5 grid gap-x-12 gap-y-8 rounded-card bg-well p-[clamp(1.5rem,3vw,2.5rem)] xl:grid-cols-[1fr_2fr]">
      <div>
        <h3 className="display mb-3 text-title-3">{heading}</h3>
        <p className="text-muted">{text}</p>
      </div>
      <ul className="grid gap-x-8 gap-y-6 sm:grid-cols-2">
        {reasons.map((reason) => (
          <li key={reason.title}>
            <TitledText {...reason} level={4} />
          </li>
        ))}
      </ul>
    </article>
  );
}

/** Each step starts where the previous one ends; the third is on the critical path. */
const steps = [
  "border-text",
  "border-text max-lg:ml-[8%] md:max-lg:ml-[16%] lg:mt-[26px]",
  "border-mark max-lg:ml-[16%] md:max-lg:ml-[32%] lg:mt-[52px]",
  "border-text max-lg:ml-[24%] md:max-lg:ml-[48%] lg:mt-[78px]",
];

/**
 * The bars are borders because forced-colors mode keeps borders. Four fit side by side on a wide
 * screen; on narrower ones each has its own row, or two would look like one.
 */
function Process() {
  return (
    <>
      <h3 className="display mt-14 mb-7 text-title-3">{servicesPage.ai.processHeading}</h3>
      <ol className="grid gap-y-6 lg:grid-cols-4">
        {servicesPage.ai.process.map((step, index) => (
          <li
            key={step.title}
            className={classNames("border-t-[0.75rem] pt-4 pr-5 md:max-lg:w-[52%]", steps[index])}
          >
            <TitledText {...step} level={4} />
          </li>
        ))}
      </ol>
    </>
  );
}

export function AiSolutions() {
  const { cards, ...group } = cardGroup("ai-solutions");
  return (
    <Group {...group}>
      <Why />
      <div data-reveal="items" className="grid gap-5 sm:grid-cols-2 lg:grid-cols-3 lg:gap-7">
        {cards.map((card) => (
          <PlacedCard key={card.title} {...card} />
        ))}
      </div>
      <Process />
    </Group>
  );
}
