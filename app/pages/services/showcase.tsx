import { ClaimRow } from "../../bands/claim-row";
import { Picture } from "../../components/picture";
import { getClaims } from "../../content/claims";
import type { ServiceGroup } from "../../content/types";

/** What a group is for, its figures, and a picture in the column of the bars. */
export function Showcase({ text, figures, picture }: NonNullable<ServiceGroup["showcase"]>) {
  return (
    <div className="showcase">
      <p className="text-small lg:text-[0.9375rem]">{text}</p>
      <ClaimRow claims={getClaims(...figures)} className="[&_dd]:text-title-3" />
      <Picture
        name={picture}
        sizes="(min-width: 83rem) 25rem, (min-width: 64rem) 26vw, (min-width: 48rem) 13rem, 91vw"
        alt=""
      />
    </div>
  );
}
