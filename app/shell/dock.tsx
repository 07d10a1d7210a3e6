import { useLocation } from "react-router";
import { ButtonLink } from "../components/button";
import { Icon } from "../components/icon";
import { letterAbout } from "../lib/letter-about";
import { contactPath } from "../lib/paths";
import { useContent, useSite, useWords } from "../lib/use-words";

/**
 * The chat's button, a call and back to top: a bar below the page, buttons in its margins on a wide
 * screen, where the header alone has the call. The call and back to top are hidden until the script
 * shows them.
 */
export function Dock() {
  const { pathname } = useLocation();
  const { actions, dock } = useWords();
  const contact = contactPath(useSite());
  return (
    <aside aria-label={dock.label} className="dock print:hidden">
      <Chat />
      {pathname === contact ? (
        <LetterInShort />
      ) : (
        <ButtonLink
          href={contact}
          size="small"
          data-behavior="call"
          hidden
          className="dock-call content-center lg:hidden"
        >
          {actions.schedule}
          {/* By when, for the chosen date. */}
          <small className="w-full" />
        </ButtonLink>
      )}
      <button
        type="button"
        data-behavior="back-to-top"
        aria-label={dock.top}
        hidden
        className="back-to-top eased"
      >
        <Icon name="arrow-left" className="rotate-90" />
      </button>
    </aside>
  );
}

/** Shows what a choice above has done to the letter, which may be further down. */
function LetterInShort() {
  const content = useContent();
  const { mailto, subject } = letterAbout(content);
  return (
    <ButtonLink
      href={mailto}
      size="small"
      data-letter="mailto"
      className="dock-call min-w-0 content-center noscript:hidden lg:hidden"
    >
      {content.words.letter.short}
      <small data-letter="subject" className="w-full truncate">
        {subject}
      </small>
    </ButtonLink>
  );
}

/**
 * The only parts of the chat in a page: the button, and a notice that the browser opens without script
 * if the click comes before the script has loaded (browser/chat.ts).
 */
function Chat() {
  const { info } = useSite().mailboxes;
  const { chat } = useWords();
  if (!chat) return null;
  return (
    <section
      aria-label={chat.name}
      data-chat
      data-behavior="chat"
      className="mr-auto flex items-center"
    >
      <button
        type="button"
        aria-expanded="false"
        popoverTarget="chat-notice"
        className="chat-button bg-highlight text-on-highlight eased"
      >
        <Icon name="chat" size={24} />
        <span className="chat-ask font-medium text-small">{chat.ask}</span>
      </button>
      <div id="chat-notice" popover="manual" role="status" className="chat-notice text-small">
        <p className="chat-coming">{chat.coming}</p>
        <p className="chat-failed">
          {chat.failed}{" "}
          <a href={`mailto:${info}`} className="underline">
            {info}
          </a>
        </p>
      </div>
    </section>
  );
}
