import { useLocation } from "react-router";
import { ButtonLink } from "../components/button";
import { Icon } from "../components/icon";
import { contactPath } from "../lib/paths";
import { site } from "../site";

/**
 * The chat's button, a call and back to top: a bar below the page, buttons in its margins on a wide
 * screen. The call and back to top are hidden until the script shows them.
 */
export function Dock() {
  const { pathname } = useLocation();
  return (
    <aside aria-label="Shortcuts" className="dock print:hidden">
      <Chat />
      {pathname !== contactPath() && (
        <ButtonLink href={contactPath()} size="small" data-behavior="call" hidden>
          Schedule a Consultation
        </ButtonLink>
      )}
      <button
        type="button"
        data-behavior="back-to-top"
        aria-label="Back to top"
        hidden
        className="back-to-top eased"
      >
        <Icon name="arrow-left" />
      </button>
    </aside>
  );
}

/**
 * The only parts of the chat in a page: the button, and a notice that the browser opens without script
 * if the click comes before the script has loaded (browser/chat.ts).
 */
function Chat() {
  return (
    <section aria-label="Chat" data-chat data-behavior="chat">
      <button
        type="button"
        aria-expanded="false"
        popoverTarget="chat-notice"
        className="chat-button bg-highlight text-on-highlight eased"
      >
        <Icon name="chat" size={24} />
        <span className="font-medium text-small">Ask the assistant</span>
      </button>
      <div id="chat-notice" popover="manual" role="status" className="chat-notice text-small">
        <p>The assistant is on its way.</p>
        <p>
          The assistant could not be loaded. Please write to{" "}
          <a href={`mailto:${site.mailboxes.info}`} className="underline">
            {site.mailboxes.info}
          </a>
        </p>
      </div>
    </section>
  );
}
