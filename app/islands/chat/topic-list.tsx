import { useEffect, useRef, useState } from "react";
import type { Chat } from "./store";

/** Fills the panel below the greeting without cutting a topic in half. */
const atFirst = 5;

const chip =
  "min-h-8 cursor-pointer rounded-edge border px-2.5 text-label eased hover:border-text hover:bg-text hover:text-page";

export function TopicList({ chat }: { chat: Chat }) {
  const { labels, topics } = chat.data;
  const [isExpanded, showAll] = useState(false);
  const list = useRef<HTMLUListElement>(null);

  useEffect(() => {
    if (isExpanded) list.current?.querySelectorAll("button")[atFirst]?.focus();
  }, [isExpanded]);

  return (
    <ul ref={list} aria-label={labels.topics} className="mt-3 flex flex-wrap gap-1.5">
      {topics.slice(0, isExpanded ? undefined : atFirst).map((topic) => (
        <li key={topic.label}>
          <button
            type="button"
            onClick={() => chat.choose(topic)}
            className={`${chip} border-line-strong`}
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
            className={`${chip} border-transparent font-medium underline underline-offset-4`}
          >
            {labels.moreTopics}
          </button>
        </li>
      )}
    </ul>
  );
}
