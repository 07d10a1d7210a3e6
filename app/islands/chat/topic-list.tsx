import { useEffect, useRef, useState } from "react";
import type { Chat } from "./store";
import { topics } from "./texts";

/** So many are shown at first: with the greeting they fill the panel, and none is cut in two. */
const atFirst = 5;

const chip =
  "min-h-8 cursor-pointer rounded-edge border px-2.5 text-label eased hover:border-text hover:bg-text hover:text-page";

/** Topics to choose from, the rest of them once they are asked for. */
export function TopicList({ chat }: { chat: Chat }) {
  const [isWhole, showAll] = useState(false);
  const list = useRef<HTMLUListElement>(null);

  useEffect(() => {
    if (isWhole) list.current?.querySelectorAll("button")[atFirst]?.focus();
  }, [isWhole]);

  return (
    <ul ref={list} aria-label="Topics" className="mt-3 flex flex-wrap gap-1.5">
      {topics.slice(0, isWhole ? undefined : atFirst).map((topic) => (
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
      {!isWhole && (
        <li>
          <button
            type="button"
            onClick={() => showAll(true)}
            className={`${chip} border-transparent font-medium underline underline-offset-4`}
          >
            More topics
          </button>
        </li>
      )}
    </ul>
  );
}
