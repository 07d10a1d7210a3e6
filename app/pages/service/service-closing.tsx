import { ClosingCall } from "../../bands/closing-call";
import { servicePage } from "../../content/content";
import type { Service } from "../../content/types";
import { contactPath } from "../../lib/paths";

const { heading, text, ask, benefit } = servicePage.closing;

/** For use after a colon or inside a sentence. */
const lowerFirst = (text: string) => text.charAt(0).toLowerCase() + text.slice(1);

/** The last sentence of the page, which is specific to this service. */
function lastWord(service: Service): string {
  if (service.template === "service")
    return ask.replace("{ask}", lowerFirst(service.quickInfo.weAsk));
  const key = service.benefits.find((one) => one.key) ?? service.benefits[0];
  return benefit.replace("{month}", `${key.month}`).replace("{benefit}", lowerFirst(key.text));
}

export function ServiceClosing({ service }: { service: Service }) {
  return (
    <ClosingCall
      heading={heading.replace("{title}", service.title)}
      text={`${text} ${lastWord(service)}`}
      to={contactPath(service.id)}
    />
  );
}
