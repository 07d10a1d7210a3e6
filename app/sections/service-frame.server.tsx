import type { ReactNode } from "react";
import type { Drawn } from "../components/visualization/draw.server";
import type { ServiceId } from "../content/ids";
import type { SectionIntro, Service } from "../content/types";
import { contactPath } from "../lib/paths";
import { ClosingCall } from "./closing-call.server";
import { type CombinedService, OftenCombined, type ServiceLink } from "./service-parts.server";

interface FrameProps {
  combinedIntro: SectionIntro;
  combined: readonly CombinedService[];
  closing: { heading: string; text: string };
}

export interface ServicePageProps<S extends Service> extends FrameProps {
  service: Omit<S, "visualization"> & { id: ServiceId };
  drawing: Drawn;
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
