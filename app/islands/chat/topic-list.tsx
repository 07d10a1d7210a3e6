import { useEffect, useRef, useState } from "react";
import type { Chat } from "./store";

/** Fills the panel below the greeting without cutting a topic in half. */
const atFirst = 5;

/** Below the greeting; once something is asked, one link, so that the answers have the room. */
export function TopicList({ chat, isAsked }: { chat: Chat; isAsked: boolean }) {
  const { labels, topics } = chat.data;
  const [isExpanded, showAll] = useState(false);
  const list = useRef<HTMLUListElement>(null);
  const shown = isAsked ? 0 : atFirst;

  // On what a press has shown, or where the pressed topic was.
  const next = useRef<number>(undefined);
  useEffect(() => {
    if (next.current === undefined) return;
    list.current?.querySelectorAll("button")[next.current]?.focus();
    next.current = undefined;
  });

  return (
    <ul ref={list} aria-label={labels.topics} className="mt-4 flex flex-wrap gap-1.5">
      {topics.slice(0, isExpanded ? undefined : shown).map((topic) => (
        <li key={topic.label}>
          <button
            type="button"
            onClick={() => {
              chat.choose(topic);
              showAll(false);
              next.current = 0;
            }}
            className="chip min-h-7 px-2 text-label"
          >
            {topic.label}
          </button>
        </li>
      ))}
      {!isExpanded && (
        <li>
          <button
            type="button"
            onClick={() => {
              showAll(true);
              next.current = shown;
            }}
            className="min-h-7 cursor-pointer font-medium text-label underline underline-offset-4 hover:text-accent"
          >
            {labels.moreTopics}
          </button>
        </li>
      )}
    </ul>
  );
}
