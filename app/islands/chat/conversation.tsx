import { useEffect, useRef } from "react";
import { LetterOffer } from "./letter-offer";
import { Message } from "./message";
import { PageLinks } from "./page-links";
import type { ChatState } from "./state";
import type { Chat } from "./store";
import { TopicList } from "./topic-list";

interface ConversationProps {
  chat: Chat;
  state: ChatState;
  onClear: () => void;
}

/**
 * The messages and topics to choose from, which scroll, and below them what the last answer leads to,
 * which is always in sight.
 */
export function Conversation({ chat, state, onClear }: ConversationProps) {
  const list = useRef<HTMLDivElement>(null);
  const { data } = chat;
  const { labels } = data;
  const { messages, isTyping, panel } = state;
  const last = messages.at(-1);

  // biome-ignore lint/correctness/useExhaustiveDependencies: each of them can change its height
  useEffect(() => {
    const box = list.current;
    const inner = box?.firstElementChild as HTMLElement;
    const [question, answer] = ["[data-sender=user]", "[data-sender]"].map((which) =>
      [...inner.querySelectorAll<HTMLElement>(which)].at(-1),
    );
    if (!box || !question || !answer) return;
    const topOf = (element: HTMLElement) => element.offsetTop - inner.offsetTop;
    const end = topOf(answer) + answer.offsetHeight + inner.offsetTop - box.clientHeight;
    // From the question on, if all of the answer is in sight then; otherwise from the answer on.
    const above = topOf(end > topOf(question) ? answer : question);
    // So that it can stand at the top, however short the answer.
    inner.style.minHeight = `calc(100% + ${above}px)`;
    // All of the topics is in sight, or nothing: half of a line would look broken.
    const [before, topics] = [...inner.children].slice(-2) as [HTMLElement, HTMLElement];
    topics.style.marginTop = "";
    const fold = above + box.clientHeight - inner.offsetTop;
    if (topOf(topics) + topics.offsetHeight > fold)
      topics.style.marginTop = `${fold - topOf(before) - before.offsetHeight}px`;
    box.scrollTo(0, above);
  }, [messages, isTyping, panel]);

  return (
    <div role="log" className="flex min-h-0 grow flex-col">
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset would be for fields */}
      <div
        ref={list}
        role="group"
        aria-label={labels.conversation}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: the keyboard scrolls it
        tabIndex={0}
        className="relative min-h-0 grow overflow-y-auto overscroll-contain p-4 -outline-offset-2"
      >
        <div>
          <div className="mb-3 flex items-start justify-between gap-3 text-muted text-xs">
            <p>{data.disclosure}</p>
            <button
              type="button"
              onClick={onClear}
              className="-mt-1 min-h-6 flex-none cursor-pointer font-medium text-text underline underline-offset-4 hover:text-accent"
            >
              {labels.clear}
            </button>
          </div>
          <ol className="grid grid-cols-1 gap-4">
            {messages.map((message) => (
              <Message key={message.id} message={message} data={data} isLast={message === last} />
            ))}
          </ol>
          {isTyping && (
            <div
              data-typing
              aria-hidden="true"
              className="mt-4 flex w-fit items-center gap-1 bg-well px-3 py-4"
            >
              <span className="typing-bar" />
              <span className="typing-bar [--delay:0.2s]" />
              <span className="typing-bar [--delay:0.4s]" />
            </div>
          )}
          <TopicList chat={chat} isAsked={messages.some(({ sender }) => sender === "user")} />
        </div>
      </div>
      {last && (last.links || last.asked) && (
        <div className="max-h-2/3 flex-none overflow-y-auto border-line border-t px-4 py-2">
          {last.links && <PageLinks links={last.links} label={labels.pages} />}
          {last.asked && (
            <LetterOffer asked={last.asked} data={data} isBrief={Boolean(last.links)} />
          )}
        </div>
      )}
    </div>
  );
}
