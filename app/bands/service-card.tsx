import { Card, type CardVariant } from "../components/card";
import { Icon } from "../components/icon";
import type { ServiceId } from "../content/ids";
import { classNames } from "../lib/class-names";
import { slugOf } from "../lib/slug";

export interface ServiceCardProps {
  title: string;
  description: string;
  /** Where the card leads; without it, to /services/ and the id, or else the slug of the title. */
  href?: string;
  serviceId?: ServiceId;
  variant?: CardVariant | undefined;
  featured?: boolean;
  buttonLabel?: string;
}

export function serviceHref({
  href,
  serviceId,
  title,
}: Pick<ServiceCardProps, "href" | "serviceId" | "title">) {
  return href ?? `/services/${serviceId ?? slugOf(title)}`;
}

export function ServiceCard({
  title,
  description,
  variant,
  featured = false,
  buttonLabel = "Learn more",
  ...target
}: ServiceCardProps) {
  return (
    <Card variant={variant ?? (featured ? "dark" : "default")} className="group h-full gap-3">
      <h3 className={classNames("display", featured ? "text-title-3" : "text-title-4")}>{title}</h3>
      <p className="text-muted text-small">{description}</p>
      <a
        href={serviceHref({ title, ...target })}
        className="mt-auto inline-flex items-center gap-2 pt-3 font-medium text-small after:absolute after:inset-0 group-hover:text-accent"
      >
        {buttonLabel}
        <span className="sr-only">: {title}</span>
        <Icon name="arrow-right" size={16} />
      </a>
    </Card>
  );
}
