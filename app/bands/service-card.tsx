import type { ReactNode } from "react";
import { ButtonLink } from "../components/button";
import { Card, type CardVariant } from "../components/card";
import { Icon } from "../components/icon";
import { Pictogram } from "../components/pictogram";
import type { Pictogram as Drawing } from "../content/types";
import { classNames } from "../lib/class-names";
import { slugOf } from "../text/slug";

/** Only without hover, because link and button have their own hover colors. */
const textColors = {
  text: "not-hover:text-text!",
  muted: "not-hover:text-muted!",
  accent: "not-hover:text-accent!",
} as const;

/** Only buttons without a background accept a text color; on the others it could be unreadable. */
type ServiceButton =
  | { buttonVariant?: "link" | "secondary"; buttonTxtColor?: keyof typeof textColors }
  | { buttonVariant: "primary" | "highlight"; buttonTxtColor?: never };

interface ServiceTeaserText {
  title: string;
  description: string;
  /** None next to a picture. */
  icon?: Drawing | undefined;
  /** Defaults to /services/ plus the id or, without an id, the slug of the title. */
  href?: string;
  serviceId?: string;
  buttonLabel?: string;
  large?: boolean;
  /** A line between the description and the link; a link in it needs `relative z-1` to be above the card's link. */
  children?: ReactNode;
}

type ServiceTeaserProps = ServiceTeaserText & ServiceButton;

export function serviceHref({
  href,
  serviceId,
  title,
}: Pick<ServiceTeaserProps, "href" | "serviceId" | "title">) {
  return href ?? `/services/${serviceId ?? slugOf(title)}`;
}

/** A short version of a service. Its link covers the parent, which must be `group relative`. */
export function ServiceTeaser({
  title,
  description,
  icon,
  buttonLabel = "Learn more",
  buttonVariant = "link",
  buttonTxtColor,
  large = false,
  children,
  ...target
}: ServiceTeaserProps) {
  const href = serviceHref({ title, ...target });
  const color = buttonTxtColor && textColors[buttonTxtColor];
  const label = (
    <>
      {buttonLabel}
      <span className="sr-only">: {title}</span>
    </>
  );
  return (
    <>
      {icon && <Pictogram drawing={icon} size={32} className="mb-2" />}
      <h3 className={classNames("display", large ? "text-title-3" : "text-title-4")}>{title}</h3>
      <p className="grow text-muted text-small">{description}</p>
      {children}
      {buttonVariant === "link" ? (
        <a
          href={href}
          className={classNames(
            "inline-flex items-center gap-2 pt-3 font-medium text-small after:absolute after:inset-0 group-hover:text-accent",
            color,
          )}
        >
          {label}
          <Icon name="arrow-right" size={16} />
        </a>
      ) : (
        <ButtonLink
          href={href}
          variant={buttonVariant}
          size="small"
          arrow
          className={classNames("mt-3 self-start after:absolute after:inset-0", color)}
        >
          {label}
        </ButtonLink>
      )}
    </>
  );
}

type ServiceCardProps = Omit<ServiceTeaserText, "large"> &
  ServiceButton & {
    /** The id for hash links to it. */
    id?: string | undefined;
    variant?: CardVariant | undefined;
    featured?: boolean;
    className?: string;
  };

export function ServiceCard({
  id,
  variant,
  featured = false,
  className,
  ...teaser
}: ServiceCardProps) {
  return (
    <Card
      id={id}
      variant={variant ?? (featured ? "dark" : "default")}
      className={classNames("group h-full gap-3", className)}
    >
      <ServiceTeaser large={featured} {...teaser} />
    </Card>
  );
}
