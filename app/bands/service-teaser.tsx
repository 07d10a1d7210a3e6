import type { ReactNode } from "react";
import { ButtonLink } from "../components/button";
import { Icon } from "../components/icon";
import { Pictogram } from "../components/pictogram";
import type { Pictogram as Drawing } from "../content/types";
import { classNames } from "../lib/class-names";
import { useWords } from "../lib/use-words";

/** Only without hover, because link and button have their own colors then. */
const colorClasses = {
  text: "not-hover:text-text!",
  muted: "not-hover:text-muted!",
  accent: "not-hover:text-accent!",
} as const;

interface TeaserButton {
  label?: string;
  variant?: "link" | "primary" | "secondary" | "highlight";
  color?: keyof typeof colorClasses;
}

interface ServiceTeaserProps {
  title: string;
  description: string;
  icon?: Drawing | undefined;
  href: string;
  button?: TeaserButton;
  large?: boolean | undefined;
  /** A line between the description and the link; a link in it needs `relative z-1` to be above the card's link. */
  children?: ReactNode;
}

/** A short version of a service. Its link covers the parent, which must be `group relative`. */
export function ServiceTeaser({
  title,
  description,
  icon,
  href,
  button = {},
  large = false,
  children,
}: ServiceTeaserProps) {
  const { actions } = useWords();
  const { variant = "link" } = button;
  const color = button.color && colorClasses[button.color];
  const label = (
    <>
      {button.label ?? actions.more}
      <span className="sr-only">: {title}</span>
    </>
  );
  return (
    <>
      {icon && <Pictogram drawing={icon} size={32} className="mb-2" />}
      <h3 className={classNames("teaser-title display", large ? "text-title-3" : "text-title-4")}>
        {title}
      </h3>
      <p className="teaser-text grow text-muted text-small">{description}</p>
      {children}
      {variant === "link" ? (
        <a
          href={href}
          className={classNames(
            "teaser-link inline-flex items-center gap-2 pt-3 font-medium text-small after:absolute after:inset-0 group-hover:text-accent",
            color,
          )}
        >
          {label}
          <Icon name="arrow-right" size={16} className="teaser-arrow" />
        </a>
      ) : (
        <ButtonLink
          href={href}
          variant={variant}
          size="small"
          arrow
          arrowClass="teaser-arrow"
          className={classNames("mt-3 self-start after:absolute after:inset-0", color)}
        >
          {label}
        </ButtonLink>
      )}
    </>
  );
}
