import type { ReactNode } from "react";
import { Card, type CardVariant } from "../components/card";
import { Icon } from "../components/icon";
import type { ServiceId } from "../content/ids";
import { classNames } from "../lib/class-names";
import { slugOf } from "../lib/slug";

interface ServiceTeaserProps {
  title: string;
  description: string;
  /** Where it leads; without it, to /services/ and the id, or else the slug of the title. */
  href?: string;
  serviceId?: ServiceId;
  buttonLabel?: string;
  large?: boolean;
  linkClassName?: string;
  /** A line between the description and the link; a link in it stands above the box, `relative z-1`. */
  children?: ReactNode;
}

export function serviceHref({
  href,
  serviceId,
  title,
}: Pick<ServiceTeaserProps, "href" | "serviceId" | "title">) {
  return href ?? `/services/${serviceId ?? slugOf(title)}`;
}

/** A service in three lines. The link covers the box around it, which is `group relative`. */
export function ServiceTeaser({
  title,
  description,
  buttonLabel = "Learn more",
  large = false,
  linkClassName,
  children,
  ...target
}: ServiceTeaserProps) {
  return (
    <>
      <h3 className={classNames("display", large ? "text-title-3" : "text-title-4")}>{title}</h3>
      <p className="text-muted text-small">{description}</p>
      {children}
      <a
        href={serviceHref({ title, ...target })}
        className={classNames(
          "mt-auto inline-flex items-center gap-2 pt-3 font-medium text-small after:absolute after:inset-0 group-hover:text-accent",
          linkClassName,
        )}
      >
        {buttonLabel}
        <span className="sr-only">: {title}</span>
        <Icon name="arrow-right" size={16} />
      </a>
    </>
  );
}

interface ServiceCardProps
  extends Omit<ServiceTeaserProps, "large" | "linkClassName" | "children"> {
  variant?: CardVariant | undefined;
  featured?: boolean;
  className?: string;
}

export function ServiceCard({ variant, featured = false, className, ...teaser }: ServiceCardProps) {
  return (
    <Card
      variant={variant ?? (featured ? "dark" : "default")}
      className={classNames("group h-full gap-3", className)}
    >
      <ServiceTeaser large={featured} {...teaser} />
    </Card>
  );
}
