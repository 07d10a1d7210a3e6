import { contentContext } from "../lib/content-context";
import { chatData } from "../lib/island-data";
import type { Route } from "./+types/chat";

/** What the chat says, fetched with its code. */
export function loader({ context }: Route.LoaderArgs) {
  return Response.json(chatData(context.get(contentContext)));
}
