import type { ComponentProps, ReactNode } from "react";
import { classNames } from "../lib/class-names";

const grounds = {
  page: "",
  sand: "on-sand",
  ink: "on-ink",
} as const;

/** Vertical padding: for a section to glance at, to read, or a statement with space around it. */
const tempos = {
  brief: "py-band-brief",
  even: "py-band",
  broad: "py-band-broad",
} as const;

interface SectionProps extends ComponentProps<"section"> {
  ground?: keyof typeof grounds;
  tempo?: keyof typeof tempos;
}

/** A full-width section of a page. */
export function Section({
  ground = "page",
  tempo = "even",
  className,
  children,
  ...rest
}: SectionProps) {
  return (
    <section className={classNames(tempos[tempo], grounds[ground], className)} {...rest}>
      <div className="wrap">{children}</div>
    </section>
  );
}

export function Label({ className, ...rest }: ComponentProps<"p">) {
  return (
    <p
      className={classNames(
        "bar-mark flex items-center gap-3 font-medium text-accent text-label",
        className,
      )}
      {...rest}
    />
  );
}

interface SectionHeadProps {
  label: string;
  heading: ReactNode;
  /** Id of the heading, for the section's aria-labelledby. */
  id: string;
  /** A sentence at the right on wide screens. */
  text?: string;
  /** What stands there instead of the sentence. */
  children?: ReactNode;
}

export function SectionHead({ label, heading, id, text, children = text }: SectionHeadProps) {
  return (
    <div data-reveal="" className="mb-head twelve items-end gap-y-5">
      <div className="lg:col-span-7">
        <Label>{label}</Label>
        <h2 id={id} className="display mt-4 text-title-2">
          {heading}
        </h2>
      </div>
      {children && <div className="lede text-muted lg:col-span-4 lg:col-start-9">{children}</div>}
    </div>
  );
}
