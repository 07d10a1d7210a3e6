import type { ComponentProps } from "react";
import { href as path } from "react-router";
import { ButtonLink } from "../components/button";
import { shell } from "../content/content";

/** What comes after the first button of a page. */
export function FirstStep() {
  return <p className="text-muted text-small print:hidden">{shell.firstStep}</p>;
}

type FirstCallProps = Pick<ComponentProps<typeof ButtonLink>, "href" | "size">;

/** The first button of a page, and what comes after it. */
export function FirstCall({ href = path("/contact"), size = "small" }: FirstCallProps) {
  return (
    <div className="space-y-3">
      <ButtonLink href={href} size={size} arrow>
        Schedule a Consultation
      </ButtonLink>
      <FirstStep />
    </div>
  );
}
