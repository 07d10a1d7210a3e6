import type { CardVariant } from "../../components/card";
import { ServiceCard } from "../../components/service-card";
import type { ServiceId } from "../../content/ids";

export interface ServiceSummary {
  id: ServiceId;
  title: string;
  description: string;
}

export type Services = readonly ServiceSummary[];

/** Cards for the services; the box around them decides how they stand. */
export function ServiceCards({ services, variant }: { services: Services; variant?: CardVariant }) {
  return services.map(({ id, ...text }) => (
    <ServiceCard key={id} serviceId={id} {...text} {...(variant && { variant })} />
  ));
}
