import type { ComponentProps } from "react";
import { ButtonLink } from "../components/button";
import { useContent, useSite, useWords } from "../lib/use-words";

/** What comes after the first button of a page. */
export function FirstStep() {
  return (
    <p data-first-step className="w-full text-muted text-small print:hidden">
      {useContent().shell.firstStep}
    </p>
  );
}

type FirstCallProps = Pick<ComponentProps<typeof ButtonLink>, "href" | "size">;

/** The first button of a page, and what comes after it. */
export function FirstCall({ href, size = "small" }: FirstCallProps) {
  const { actions } = useWords();
  const { callToAction } = useSite();
  return (
    <div className="space-y-3">
      <ButtonLink href={href ?? callToAction.href} size={size} arrow>
        {actions.schedule}
      </ButtonLink>
      <FirstStep />
    </div>
  );
}
