import { contentContext } from "../lib/content-context";
import { withAddresses } from "../lib/editions";
import { chatData } from "../lib/island-data";
import { labelsInOwnLanguage } from "../lib/own-language";
import type { Route } from "./+types/chat";
import { fileOf } from "./file-of";

/** What the chat says, fetched with its code. */
export function loader({ context }: Route.LoaderArgs) {
  const content = context.get(contentContext);
  const data = labelsInOwnLanguage(chatData(content), content);
  return fileOf(withAddresses(content.site, data));
}
