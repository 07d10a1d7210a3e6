import { useEffect, useRef, useState } from "react";
import type { Chat } from "./store";

/** Fills the panel below the greeting without cutting a topic in half. */
const atFirst = 5;

export function TopicList({ chat }: { chat: Chat }) {
  const { labels, topics } = chat.data;
  const [isExpanded, showAll] = useState(false);
  const list = useRef<HTMLUListElement>(null);

  useEffect(() => {
    if (isExpanded) list.current?.querySelectorAll("button")[atFirst]?.focus();
  }, [isExpanded]);

  return (
    <ul ref={list} aria-label={labels.topics} className="mt-4 flex flex-wrap gap-1.5">
      {topics.slice(0, isExpanded ? undefined : atFirst).map((topic) => (
        <li key={topic.label}>
          <button
            type="button"
            onClick={() => chat.choose(topic)}
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
            onClick={() => showAll(true)}
            className="min-h-7 cursor-pointer font-medium text-label underline underline-offset-4 hover:text-accent"
          >
            {labels.moreTopics}
          </button>
        </li>
      )}
    </ul>
  );
}
