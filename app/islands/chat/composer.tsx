import { type RefObject, type SubmitEvent, useEffect } from "react";
import { IslandIcon } from "../icon";
import type { Chat } from "./store";

interface ComposerProps {
  chat: Chat;
  isOpen: boolean;
  input: RefObject<HTMLInputElement | null>;
}

export function Composer({ chat, isOpen, input }: ComposerProps) {
  const { labels } = chat.data;

  useEffect(() => {
    // The panel does not move with the page, so scrolling would only lose the reader's place.
    if (isOpen && chat.takeFocus()) input.current?.focus({ preventScroll: true });
  }, [chat, isOpen, input]);

  const send = (event: SubmitEvent) => {
    event.preventDefault();
    if (!input.current) return;
    if (chat.send(input.current.value)) input.current.value = "";
    input.current.focus();
  };

  return (
    <form onSubmit={send} className="flex flex-none border-line border-t">
      <input
        ref={input}
        defaultValue={chat.draft()}
        onInput={({ currentTarget }) => chat.write(currentTarget.value)}
        aria-label={labels.message}
        placeholder={labels.placeholder}
        autoComplete="off"
        enterKeyHint="send"
        className="w-full grow bg-transparent px-4 py-2.5 text-body -outline-offset-2 placeholder:text-muted placeholder:opacity-100"
      />
      <button
        type="submit"
        aria-label={labels.send}
        className="grid w-12 flex-none cursor-pointer place-items-center bg-action text-on-action hover:bg-action-hover"
      >
        <IslandIcon name="arrow-right" />
      </button>
    </form>
  );
}
