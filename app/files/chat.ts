import { contentContext } from "../lib/content-context";
import { chatData } from "../lib/island-data";
import type { Route } from "./+types/chat";
import { fileOf } from "./file-of";

/** What the chat says, fetched with its code. */
export function loader({ context }: Route.LoaderArgs) {
  return fileOf(chatData(context.get(contentContext)));
}
