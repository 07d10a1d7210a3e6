import { useEffect, useRef, useSyncExternalStore } from "react";
import { chatEvent } from "../../browser/constants";
import { IslandBoundary } from "../boundary";
import { Control } from "../control";
import { useKeyboardRoom } from "../use-keyboard-room";
import { Composer } from "./composer";
import { Conversation } from "./conversation";
import type { ChatState } from "./state";
import type { Chat } from "./store";
import { useAutoHide } from "./use-auto-hide";
import { closePanel, useEscape } from "./use-escape";
import { useStepAside } from "./use-step-aside";

interface ChatPanelProps {
  chat: Chat;
  /** Gets the focus back. */
  button: HTMLElement;
}

const panelClasses = "chat-panel bg-raised";

/** Unmounts when closed, so that a panel that has failed can be reopened. */
export function ChatPanel(props: ChatPanelProps) {
  const state = useSyncExternalStore(props.chat.subscribe, props.chat.get);
  useEscape(props.chat, props.button);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each state of the panel is news
  useEffect(() => void dispatchEvent(new Event(chatEvent)), [state.panel]);
  return state.panel === "closed" ? null : (
    <IslandBoundary
      key={state.restored}
      words={props.chat.data.failure}
      className={`${panelClasses} p-4`}
      onRetry={props.chat.expand}
    >
      <OpenPanel {...props} state={state} />
    </IslandBoundary>
  );
}

/** The conversation, or only its header when minimized. */
function OpenPanel({ chat, button, state }: ChatPanelProps & { state: ChatState }) {
  const box = useRef<HTMLDivElement>(null);
  const input = useRef<HTMLInputElement>(null);
  const { labels } = chat.data;
  const isMinimized = state.panel === "minimized";
  useAutoHide(chat, !isMinimized, box);
  useKeyboardRoom(box);
  useStepAside(box, state.panel);
  const clear = () => {
    chat.clear();
    input.current?.focus();
  };

  return (
    <div
      ref={box}
      role="dialog"
      aria-label={labels.title}
      // A click on its text keeps the focus inside, so that Escape works.
      tabIndex={-1}
      data-panel={state.panel}
      data-tucked={state.isAutoHidden || undefined}
      className={panelClasses}
    >
      <div data-head className="flex items-center pr-1 pl-4">
        {/* Minimized, there is no room for the firm's name. */}
        <h2 data-title className="display mr-auto text-title-4">
          {isMinimized ? labels.name : labels.title}
        </h2>
        {isMinimized ? (
          <Control label={labels.expand} icon="plus" onClick={chat.expand} />
        ) : (
          <Control label={labels.minimize} icon="minus" onClick={chat.minimize} />
        )}
        {/* Minimized, the round button beside it closes it. */}
        {!isMinimized && (
          <Control label={labels.close} icon="close" onClick={() => closePanel(chat, button)} />
        )}
      </div>
      <div data-body hidden={isMinimized} className="flex flex-col border-line border-t">
        <Conversation chat={chat} state={state} onClear={clear} />
        <Composer chat={chat} isOpen={!isMinimized} input={input} />
      </div>
    </div>
  );
}
