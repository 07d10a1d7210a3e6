import type { ReactNode } from "react";
import { ClosingCall } from "../../bands/closing-call";
import type { ServiceId } from "../../content/ids";
import type { SectionIntro, Service } from "../../content/types";
import { contactPath } from "../../lib/paths";
import { type CombinedService, OftenCombined, type ServiceLink } from "./parts";

interface FrameProps {
  combinedIntro: SectionIntro;
  combined: readonly CombinedService[];
  closing: { heading: string; text: string };
}

export interface ServicePageProps<S extends Service> extends FrameProps {
  service: S & { id: ServiceId };
  related: readonly ServiceLink[];
}

/** What every service page ends with, whichever template it has. */
export function ServiceFrame({
  id,
  combinedIntro,
  combined,
  closing,
  children,
}: FrameProps & { id: ServiceId; children: ReactNode }) {
  return (
    <>
      {children}
      <OftenCombined intro={combinedIntro} services={combined} />
      <ClosingCall {...closing} to={contactPath(id)} />
    </>
  );
}
