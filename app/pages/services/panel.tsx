import type { ServiceGroup } from "../../content/types";
import { slugOf } from "../../text/slug";
import { TitledText } from "./titled-text";

/** Why clients choose us for this group, on a tinted ground above its services. */
export function Panel({ heading, text, reasons }: NonNullable<ServiceGroup["panel"]>) {
  return (
    <div id={slugOf(heading)} className="group-panel">
      <div>
        <h3 className="display">{heading}</h3>
        <p className="text-muted text-small">{text}</p>
      </div>
      <ul>
        {reasons.map((reason) => (
          <li key={reason.title}>
            <TitledText {...reason} level={4} />
          </li>
        ))}
      </ul>
    </div>
  );
}
