const importChat = () => import("../islands/chat/mount");

type ChatModule = Awaited<ReturnType<typeof importChat>>;
export type MountedChat = ReturnType<ChatModule["mount"]>;

let failures = 0;
let pending: Promise<ChatModule> | undefined;

/**
 * A stylesheet that was lost leaves its element behind, and while that is there no other is asked
 * for. Nothing tells it from one that has come; that one the browser has at hand.
 */
async function reloadStyles(): Promise<void> {
  for (const former of document.querySelectorAll<HTMLLinkElement>("link[rel=stylesheet]"))
    await new Promise((resolve, reject) => {
      const link = former.cloneNode() as HTMLLinkElement;
      link.onload = resolve;
      link.onerror = reject;
      former.replaceWith(link);
    });
}

/**
 * Browsers remember a file of code that could not be had and do not ask for it again, so every
 * further attempt needs another address; the file's own name stands in the code above.
 */
async function importAgain(): Promise<ChatModule> {
  const [, file = ""] = /import\(.([^"'`]+)/.exec(String(importChat)) ?? [];
  await reloadStyles();
  return import(/* @vite-ignore */ `${new URL(file, import.meta.url)}?${failures}`);
}

/** Fetches the chat, once for all who ask; after a loss, whoever asks next starts anew. */
export function fetchChat(): Promise<ChatModule> {
  pending ??= (failures ? importAgain() : importChat()).catch((error) => {
    failures++;
    pending = undefined;
    throw error;
  });
  return pending;
}
