import { contentContext } from "../lib/content-context";
import { chatData } from "../lib/island-data";
import type { Route } from "./+types/chat";

/** What the chat says, fetched with its code. */
export function loader({ context }: Route.LoaderArgs) {
  const { chat, ...lists } = context.get(contentContext);
  if (!chat) throw new Response(null, { status: 404 });
  return Response.json(chatData({ ...lists, chat }));
}
