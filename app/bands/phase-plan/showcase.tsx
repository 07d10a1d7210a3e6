import { Picture } from "../../components/picture";
import { ClaimRow } from "../claim-row";
import type { PlanGroup } from "./plan-view";

/** What a group is for, its figures, and a picture in the column of the bars. */
export function Showcase({ text, figures, picture }: NonNullable<PlanGroup["showcase"]>) {
  return (
    <div className="showcase">
      <p className="showcase-words text-small lg:text-[0.9375rem]">{text}</p>
      <ClaimRow claims={figures} className="showcase-words [&_dd]:text-title-3" />
      <Picture
        name={picture.slug}
        sizes="(min-width: 83rem) 25rem, (min-width: 64rem) 26vw, (min-width: 48rem) 13rem, 91vw"
        alt=""
        className="showcase-picture"
      />
    </div>
  );
}
