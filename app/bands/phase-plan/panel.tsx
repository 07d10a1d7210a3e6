import { slugOf } from "../../text/slug";
import { TitledText } from "../titled-text";
import type { PlanGroup } from "./plan-view";

/** Why clients choose us for this group, on a tinted ground above its services. */
export function Panel({ heading, text, reasons }: NonNullable<PlanGroup["panel"]>) {
  return (
    <div id={slugOf(heading)} className="group-panel">
      <div>
        <h3 className="display mb-2 text-[1.5rem]">{heading}</h3>
        <p className="text-muted text-small">{text}</p>
      </div>
      <ul className="group-reasons" style={{ "--reasons": reasons.length }}>
        {reasons.map((reason) => (
          <li key={reason.title}>
            <TitledText {...reason} level={4} />
          </li>
        ))}
      </ul>
    </div>
  );
}
