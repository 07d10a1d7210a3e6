import type { ComponentProps } from "react";
import { ButtonLink } from "../components/button";
import { useSite, useWords } from "../lib/use-words";

interface FirstStepProps {
  /** For whom that is not enough. */
  more?: { label: string; href: string } | undefined;
}

/** What comes after the first button of a page. */
export function FirstStep({ more }: FirstStepProps) {
  return (
    <div className="w-full text-small leading-[1.4] print:hidden">
      <p data-first-step className="text-balance text-muted">
        {useWords().actions.firstStep}
      </p>
      {more && (
        <a href={more.href} className="underline underline-offset-4 hover:text-accent">
          {more.label}
        </a>
      )}
    </div>
  );
}

type FirstCallProps = FirstStepProps & Pick<ComponentProps<typeof ButtonLink>, "href">;

/** The first button of a page, and what comes after it. */
export function FirstCall({ href, more }: FirstCallProps) {
  const { actions } = useWords();
  const { callToAction } = useSite();
  return (
    <div className="space-y-2">
      <ButtonLink href={href ?? callToAction.href} arrow>
        {actions.schedule}
      </ButtonLink>
      <FirstStep more={more} />
    </div>
  );
}
