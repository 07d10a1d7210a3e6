import { ClaimRow } from "../../bands/claim-row";
import { ServiceCard } from "../../bands/service-card";
import { Picture } from "../../components/picture";
import { getClaims } from "../../content/claims";
import { servicesPage } from "../../content/content";
import { Group } from "./group";
import { planGroup } from "./plan-view";

const { rows, ...group } = planGroup("innovation-lab");

/** Its picture, its purpose with figures, and its services, in thirds. */
export function InnovationLab() {
  return (
    <Group {...group} spans={rows.map(({ phases }) => phases)}>
      <div className="grid gap-x-7 gap-y-6 md:grid-cols-[9rem_1fr_1fr] lg:grid-cols-3 print:break-inside-avoid print:grid-cols-2">
        <Picture
          name="aerospace-manufacturing-transformation"
          sizes="(min-width: 83rem) 25rem, (min-width: 64rem) 35vw, (min-width: 48rem) 50vw, 91vw"
          alt=""
          className="aspect-3/2 md:aspect-auto md:h-0 md:min-h-full"
        />
        <div className="flex flex-col justify-between gap-y-4">
          <p className="text-small lg:text-[0.9375rem]">{servicesPage.lab.text}</p>
          <ClaimRow
            claims={getClaims(...servicesPage.lab.figures)}
            className="border-line border-t [&_dd]:text-title-3"
          />
        </div>
        {rows.map(({ icon, title, description, href }) => (
          <ServiceCard
            key={href}
            icon={icon}
            title={title}
            description={description}
            href={href}
            variant="3d"
            className="gap-2! p-5!"
          />
        ))}
      </div>
    </Group>
  );
}
