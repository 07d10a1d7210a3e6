import { Picture } from "../../components/picture";
import { ClaimRow } from "../../components/stat";
import type { Claim } from "../../content/types";
import { Group, type GroupProps } from "./group";
import { ServiceCards, type Services } from "./service-cards";

interface InnovationLabProps {
  group: GroupProps;
  services: Services;
  text: string;
  figures: readonly (Claim & { id: string })[];
}

export function InnovationLab({ group, services, text, figures }: InnovationLabProps) {
  return (
    <Group {...group}>
      <div className="grid gap-8 md:grid-cols-2">
        <Picture
          name="aerospace-manufacturing-transformation"
          alt=""
          sizes="(min-width: 83rem) 51rem, (min-width: 48rem) 66vw, 91vw"
          className="max-md:aspect-3/2 md:h-full"
        />
        <div>
          <p>{text}</p>
          <ClaimRow claims={figures} className="mt-6 mb-2 border-line border-t" />
          <ServiceCards services={services} variant="3d" />
        </div>
      </div>
    </Group>
  );
}
