import { ButtonLink } from "../../components/button";
import { Icon } from "../../components/icon";
import type { BandProps } from "../component-of";
import { FirstCall, FirstStep } from "../first-step";
import { PageHero } from "../page-hero";

type OpeningProps = BandProps<"opening-text">;

function Buttons({ buttons }: { buttons: NonNullable<OpeningProps["buttons"]> }) {
  return (
    <>
      {buttons.map(({ label, href }, index) => (
        <ButtonLink
          key={label}
          href={href}
          size="small"
          {...(index ? { variant: "secondary" } : { arrow: true })}
          className="lg:max-xl:px-4 lg:max-xl:text-label"
        >
          {label}
        </ButtonLink>
      ))}
      <FirstStep />
    </>
  );
}

export default function OpeningText({ asks, buttons, label, labelHref, ...intro }: OpeningProps) {
  const back = (
    <a href={labelHref} className="inline-flex items-center gap-2 pt-3 font-medium text-small">
      <Icon name="arrow-left" />
      {label}
    </a>
  );
  return (
    <PageHero {...intro} label={labelHref ? back : label}>
      {buttons ? <Buttons buttons={buttons} /> : asks && <FirstCall />}
    </PageHero>
  );
}
