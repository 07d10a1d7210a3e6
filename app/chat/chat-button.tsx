import { type FocusEvent, useRef, useState, useSyncExternalStore } from "react";
import { Icon } from "../components/icon";
import { site } from "../site";
import { fetchChat } from "./fetch-chat";

/** Kept outside the component, which an error page replaces, perhaps while the code is on its way. */
let loaded: typeof import("./loaded") | undefined;
let isWanted = false;

const listeners = new Set<() => void>();
const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => void listeners.delete(listener);
};
const noChanges = () => () => {};

/**
 * The round button, all of the chat that a page carries. The rest is fetched at the first sign of
 * interest; a click that comes before it is remembered.
 */
export function ChatButton() {
  const button = useRef<HTMLButtonElement>(null);
  const module = useSyncExternalStore(
    subscribe,
    () => loaded,
    () => undefined,
  );
  const [isLost, setLost] = useState(false);
  const isOpen = useSyncExternalStore(
    module?.chat.subscribe ?? noChanges,
    () => !!module?.chat.isOpen(),
    () => false,
  );

  const load = () =>
    loaded ||
    fetchChat().then(
      (arrived) => {
        loaded = arrived;
        for (const listener of listeners) listener();
        setLost(false);
        if (isWanted) arrived.chat.toggle();
        isWanted = false;
      },
      () => {
        // Focus and click may each have asked; only the first to fail finds it wanted.
        if (isWanted) setLost(true);
        isWanted = false;
      },
    );

  const toggle = () => {
    isWanted = !loaded;
    if (loaded) loaded.chat.toggle();
    else load();
  };

  const forget = ({ currentTarget, relatedTarget }: FocusEvent) =>
    currentTarget.contains(relatedTarget) || setLost(false);

  return (
    <section aria-label="Chat" data-chat onBlur={forget} className="print:hidden noscript:hidden">
      <button
        ref={button}
        type="button"
        aria-label={`Chat with the ${site.name} assistant`}
        aria-expanded={isOpen}
        onPointerEnter={load}
        onTouchStart={load}
        onFocus={load}
        onClick={toggle}
        className="chat-button grid size-14 cursor-pointer place-items-center rounded-pill border border-transparent bg-highlight text-on-highlight shadow-float transition-colors hover:bg-accent hover:text-on-action"
      >
        <Icon name={isOpen ? "close" : "chat"} size={24} />
      </button>
      {isOpen && module && <module.ChatPanel chat={module.chat} button={button} />}
      {isLost && (
        <p role="alert" className="chat-panel border border-line bg-raised p-4 text-small">
          The assistant could not be loaded. Please write to{" "}
          <a href={`mailto:${site.mailboxes.info}`} className="underline">
            {site.mailboxes.info}
          </a>
        </p>
      )}
    </section>
  );
}
