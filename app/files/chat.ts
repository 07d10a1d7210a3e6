import { content } from "../content/content";
import { chatData } from "../lib/island-data";

/** What the chat says, fetched with its code. */
export function loader() {
  return Response.json(chatData(content));
}
