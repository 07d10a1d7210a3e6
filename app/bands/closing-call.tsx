import type { ReactNode } from "react";
import { href } from "react-router";
import { ButtonLink } from "../components/button";
import { DatedPlan } from "./quarters";

interface ClosingCallProps {
  heading: string;
  text: string;
  buttonLabel?: string;
  to?: string;
  /** Whether it asks for the date to plan back from. */
  asksDate?: boolean;
  /** Figures, under the call. */
  children?: ReactNode;
}

/** The last band of a page, which runs into the footer: schedule a consultation. */
export function ClosingCall({
  heading,
  text,
  buttonLabel = "Schedule a Consultation",
  to = href("/contact"),
  asksDate,
  children,
}: ClosingCallProps) {
  return (
    <section id="contact" aria-labelledby="contact-heading" className="on-ink py-band-broad">
      <div data-reveal="blocks" className="wrap twelve items-end gap-y-8">
        <h2 id="contact-heading" className="display text-title-1 lg:col-span-8">
          {heading}
        </h2>
        <div className="lg:col-span-4 lg:col-start-9">
          <p className="mb-7 lede text-muted">{text}</p>
          {asksDate && <DatedPlan className="mb-6" />}
          <ButtonLink href={to} variant="highlight" arrow>
            {buttonLabel}
          </ButtonLink>
        </div>
        {children && <div className="mt-8 lg:col-span-full">{children}</div>}
      </div>
    </section>
  );
}
