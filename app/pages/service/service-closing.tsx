import ClosingCall from "../../bands/closing-call/band";
import { servicePage } from "../../content/content";
import type { Service } from "../../content/types";
import { contactPath } from "../../lib/paths";

const { heading, text, benefit } = servicePage.closing;

/** For use after a colon. */
const lowerFirst = (text: string) => text.charAt(0).toLowerCase() + text.slice(1);

/** What happens next; of a solution also how to judge it. */
function textFor(service: Service): string {
  if (service.template === "service") return text;
  const key = service.benefits.find((one) => one.key) ?? service.benefits[0];
  const judged = benefit
    .replace("{month}", `${key.month}`)
    .replace("{benefit}", lowerFirst(key.text));
  return `${text} ${judged}`;
}

export function ServiceClosing({ service }: { service: Service }) {
  return (
    <ClosingCall
      heading={heading.replace("{title}", service.title)}
      text={textFor(service)}
      button={{ href: contactPath(service.id) }}
      section={{ anchor: "contact", level: 2, ground: "ink", joins: false }}
    />
  );
}
