import { useEffect, useRef } from "react";
import { Message } from "./message";
import type { ChatState } from "./state";
import type { Chat } from "./store";
import { TopicList } from "./topic-list";

/** The messages, from the visitor's last question on, and topics to choose from. */
export function Conversation({ chat, state }: { chat: Chat; state: ChatState }) {
  const list = useRef<HTMLDivElement>(null);
  const { messages, isTyping, panel } = state;

  // biome-ignore lint/correctness/useExhaustiveDependencies: each of them can change its height
  useEffect(() => {
    const inner = list.current?.firstElementChild as HTMLElement;
    const questions = inner.querySelectorAll<HTMLElement>("[data-sender=user]");
    const question = [...questions].at(-1);
    const above = question ? question.offsetTop - inner.offsetTop : 0;
    // So that it can stand at the top, however short the answer.
    inner.style.minHeight = `calc(100% + ${above}px)`;
    inner.parentElement?.scrollTo(0, above);
  }, [messages, isTyping, panel]);

  return (
    <div
      ref={list}
      role="log"
      aria-label={chat.data.labels.conversation}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: the keyboard scrolls it
      tabIndex={0}
      className="grow overflow-y-auto overscroll-contain p-4 max-md:px-5 -outline-offset-2"
    >
      <div>
        <ol className="grid grid-cols-1 gap-4">
          {messages.map((message) => (
            <Message key={message.id} message={message} data={chat.data} />
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
        <TopicList chat={chat} />
      </div>
    </div>
  );
}
