import type { ComponentProps, ReactNode } from "react";
import type { BandSection } from "../content/schema/band";
import { classNames } from "../lib/class-names";
import { TextLink } from "./text-link";

const grounds = {
  page: "",
  sand: "on-sand",
  ink: "on-ink",
} as const;

/** Vertical padding: for a few lines, a section to glance at, to read, or a statement with space around it. */
const tempos = {
  line: "py-8 md:py-10 print:py-3",
  brief: "py-band-brief",
  even: "py-band",
  broad: "py-band-broad",
} as const;

/** What ties the section of a band to its heading. */
export const named = ({ anchor }: Pick<BandSection, "anchor">) => ({
  id: anchor,
  "aria-labelledby": `${anchor}-heading`,
});

interface SectionProps extends Pick<BandSection, "anchor" | "ground" | "joins"> {
  tempo?: keyof typeof tempos;
  /** Its name, if its heading is none. */
  label?: string | undefined;
  className?: string;
  "data-sample"?: "";
  children: ReactNode;
}

/** A full-width section of a page. */
export function Section({
  anchor,
  ground,
  joins,
  tempo = "even",
  label,
  className,
  children,
  "data-sample": sample,
}: SectionProps) {
  return (
    <section
      {...(label ? { id: anchor, "aria-label": label } : named({ anchor }))}
      className={classNames(tempos[tempo], joins && "pt-0", grounds[ground], className)}
      data-sample={sample}
    >
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

interface HeadingProps extends Pick<BandSection, "anchor" | "level"> {
  className: string;
  children: ReactNode;
}

/** The heading that names a band. */
export function BandHeading({ anchor, level, className, children }: HeadingProps) {
  const Heading = `h${level}` as const;
  return (
    <Heading id={`${anchor}-heading`} className={className}>
      {children}
    </Heading>
  );
}

/** The heading of a band that needs none to be seen, unless it is that of the page. */
export function QuietHeading({ level, ...rest }: Omit<HeadingProps, "className">) {
  const className = level === 1 ? "display mb-head text-title-1" : "sr-only";
  return <BandHeading level={level} className={className} {...rest} />;
}

interface LabeledHeadingProps extends HeadingProps {
  label: ReactNode;
}

/** A heading, and the label above it if there is one. That of a page stands at one height under any label. */
export function LabeledHeading({ label, className, ...heading }: LabeledHeadingProps) {
  const isTitle = heading.level === 1;
  const words = typeof label === "string" ? <Label>{label}</Label> : label;
  return (
    <>
      {words && isTitle ? <div className="flex min-h-7 items-end">{words}</div> : words}
      <BandHeading
        {...heading}
        className={classNames("display", Boolean(label) && (isTitle ? "mt-5" : "mt-4"), className)}
      />
    </>
  );
}

interface SectionHeadProps extends Pick<BandSection, "anchor" | "level"> {
  label?: string | undefined;
  heading: ReactNode;
  /** A sentence at the right on wide screens. */
  text?: string | undefined;
  /** Below the sentence. */
  link?: { label: string; href: string } | undefined;
  /** What stands there instead of the sentence. */
  children?: ReactNode;
}

/** A sentence, and where it leads on. */
function LinkedSentence({ text, link }: { text: string; link: { label: string; href: string } }) {
  return (
    <>
      {text && <p className="mb-4">{text}</p>}
      <TextLink href={link.href} className="text-text">
        {link.label}
      </TextLink>
    </>
  );
}

export function SectionHead({
  anchor,
  level,
  label,
  heading,
  text = "",
  link,
  children = link ? <LinkedSentence text={text} link={link} /> : text,
}: SectionHeadProps) {
  return (
    <div data-reveal="" className="mb-head twelve with-right items-end gap-y-5">
      {/* A sentence that is taller begins beside the label, not above it. */}
      <div className="self-start lg:col-span-7">
        <LabeledHeading anchor={anchor} level={level} label={label} className="text-title-2">
          {heading}
        </LabeledHeading>
      </div>
      {children && <div className="lede text-muted lg:col-span-4 lg:col-start-9">{children}</div>}
    </div>
  );
}
