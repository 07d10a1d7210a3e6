import { ButtonLink } from "../../components/button";
import { Icon } from "../../components/icon";
import type { BandProps } from "../component-of";
import { FirstCall, FirstStep } from "../first-step";
import { PageHero } from "../page-hero";

export default function OpeningText({
  asks,
  buttons,
  label,
  labelHref,
  ...intro
}: BandProps<"opening-text">) {
  const [first, second] = buttons ?? [];
  const back = labelHref && (
    <a
      data-back=""
      href={labelHref}
      className="inline-flex items-center gap-2 font-medium text-small"
    >
      <Icon name="arrow-left" />
      {label}
    </a>
  );
  const more = second && (
    <a
      href={second.href}
      className="mt-4 inline-block border-current border-b pb-0.5 font-medium text-small hover:text-accent"
    >
      {second.label}
    </a>
  );
  return (
    <PageHero {...intro} {...(back ? { back } : { label })} more={more}>
      {first ? (
        <>
          <ButtonLink href={first.href} arrow>
            {first.label}
          </ButtonLink>
          <FirstStep />
        </>
      ) : (
        asks && <FirstCall />
      )}
    </PageHero>
  );
}
