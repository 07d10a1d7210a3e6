import { linkFinder } from "./find-links";
import type { ChatMemory, SavedChat } from "./memory";
import { createChat } from "./store";
import { keywords } from "./texts";

/** What passes from page to page, without a browser: any page may open it. */
export function sharedStorage() {
  let stored: string | undefined;
  const openPage = (): ChatMemory => {
    let known: string | undefined;
    return {
      save(chat) {
        known = stored = JSON.stringify(chat);
      },
      load() {
        if (stored === known) return undefined;
        known = stored;
        return stored ? JSON.parse(stored) : null;
      },
      forget() {
        known = stored = undefined;
      },
    };
  };
  return { openPage, stored: (): SavedChat | undefined => stored && JSON.parse(stored) };
}

/** Where nothing can be kept. */
export const blocked: ChatMemory = { save() {}, load: () => undefined, forget() {} };

export const start = (random = () => 0, memory = sharedStorage().openPage()) => {
  const chat = createChat({
    now: Date.now,
    random,
    after(delay, run) {
      const timer = setTimeout(run, delay);
      return () => clearTimeout(timer);
    },
    findLinks: linkFinder(),
    memory,
  });
  chat.restore();
  return chat;
};
export const said = ({ get }: ReturnType<typeof start>) => get().messages.map(({ text }) => text);
export const replyTo = (word: string) =>
  keywords.find(({ keyword }) => keyword === word)?.replies[0];
