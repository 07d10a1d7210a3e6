import { useEffect, useRef } from "react";
import { Message } from "./message";
import type { ChatState } from "./state";
import type { Chat } from "./store";
import { TopicList } from "./topic-list";

/** The messages, scrolled to the newest; below the greeting, topics to choose from. */
export function Conversation({ chat, state }: { chat: Chat; state: ChatState }) {
  const list = useRef<HTMLDivElement>(null);
  const { messages, isTyping, panel } = state;
  const [greeting, ...rest] = messages;

  // biome-ignore lint/correctness/useExhaustiveDependencies: each of them can change its height
  useEffect(() => {
    // A conversation with only the greeting starts at the top.
    if (list.current) list.current.scrollTop = rest.length ? list.current.scrollHeight : 0;
  }, [messages, isTyping, panel]);

  return (
    <div
      ref={list}
      role="log"
      aria-label="Conversation"
      // biome-ignore lint/a11y/noNoninteractiveTabindex: the keyboard scrolls it
      tabIndex={0}
      className="grow overflow-y-auto overscroll-contain p-4 -outline-offset-2"
    >
      <ol className="grid grid-cols-1 gap-4">
        {greeting && (
          <Message message={greeting}>
            <TopicList chat={chat} />
          </Message>
        )}
        {rest.map((message) => (
          <Message key={message.id} message={message} />
        ))}
      </ol>
      {isTyping && (
        <div
          data-typing
          aria-hidden="true"
          className="typing-bars mt-4 flex w-fit items-center gap-1 bg-well px-3 py-4"
        >
          <span />
          <span />
          <span />
        </div>
      )}
    </div>
  );
}
