import { type FocusEvent, useRef, useState, useSyncExternalStore } from "react";
import { Icon } from "../components/icon";
import { site } from "../site";
import { fetchChat } from "./fetch-chat";

/** Kept outside the component, which an error page replaces. */
let loaded: typeof import("./loaded") | undefined;

const noChanges = () => () => {};

/**
 * The round button, all of the chat that a page carries. The rest is fetched at the first sign of
 * interest; a click that comes before it is remembered.
 */
export function ChatButton() {
  const button = useRef<HTMLButtonElement>(null);
  const isWanted = useRef(false);
  const [module, setModule] = useState(loaded);
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
        setModule(arrived);
        setLost(false);
        if (isWanted.current) arrived.chat.toggle();
        isWanted.current = false;
      },
      () => {
        // Focus and click may each have asked; only the first to fail finds it wanted.
        if (isWanted.current) setLost(true);
        isWanted.current = false;
      },
    );

  const toggle = () => {
    isWanted.current = !loaded;
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
