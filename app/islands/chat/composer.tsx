import { type SubmitEvent, useEffect, useRef } from "react";
import { IslandIcon } from "../icon";
import type { Chat } from "./store";

/** The message input, and below it the privacy note. */
export function Composer({ chat, isOpen }: { chat: Chat; isOpen: boolean }) {
  const input = useRef<HTMLInputElement>(null);
  const { labels, disclosure } = chat.data;

  useEffect(() => {
    // The panel does not move with the page, so scrolling would only lose the reader's place.
    if (isOpen && chat.takeFocus()) input.current?.focus({ preventScroll: true });
  }, [chat, isOpen]);

  const send = (event: SubmitEvent) => {
    event.preventDefault();
    if (!input.current) return;
    if (chat.send(input.current.value)) input.current.value = "";
    input.current.focus();
  };

  const clear = () => {
    chat.clear();
    input.current?.focus();
  };

  return (
    <div className="flex-none border-line border-t">
      <form onSubmit={send} className="flex">
        <input
          ref={input}
          defaultValue={chat.draft()}
          onInput={({ currentTarget }) => chat.write(currentTarget.value)}
          aria-label={labels.message}
          placeholder={labels.placeholder}
          autoComplete="off"
          enterKeyHint="send"
          className="w-full grow bg-transparent px-4 py-2.5 text-body max-md:px-5 -outline-offset-2 placeholder:text-muted placeholder:opacity-100"
        />
        <button
          type="submit"
          aria-label={labels.send}
          className="grid w-12 flex-none cursor-pointer place-items-center bg-action text-on-action hover:bg-action-hover"
        >
          <IslandIcon name="arrow-right" />
        </button>
      </form>
      <div className="flex items-center justify-between gap-3 border-line border-t px-4 py-1.5 max-md:px-5 text-muted text-xs">
        <p>{disclosure}</p>
        <button
          type="button"
          onClick={clear}
          className="min-h-6 flex-none cursor-pointer font-medium text-text underline-offset-4 hover:text-accent hover:underline"
        >
          {labels.clear}
        </button>
      </div>
    </div>
  );
}
