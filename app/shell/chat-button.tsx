import { Icon } from "../components/icon";
import { site } from "../site";

/**
 * The only parts of the chat in a page: the button, and a notice that the browser opens without script
 * if the click comes before the script has loaded (browser/chat.ts).
 */
export function ChatButton() {
  return (
    <section
      aria-label="Chat"
      data-chat
      data-behavior="chat"
      className="print:hidden noscript:hidden"
    >
      <button
        type="button"
        aria-label={`Chat with the ${site.name} assistant`}
        aria-expanded="false"
        popoverTarget="chat-notice"
        className="chat-button grid h-14 cursor-pointer place-items-center bg-highlight text-on-highlight eased hover:bg-accent hover:text-on-action"
      >
        <Icon name="chat" size={24} />
      </button>
      <div id="chat-notice" popover="manual" role="status" className="chat-notice group text-small">
        <p className="group-data-failed:hidden">The assistant is on its way.</p>
        <p className="not-group-data-failed:hidden">
          The assistant could not be loaded. Please write to{" "}
          <a href={`mailto:${site.mailboxes.info}`} className="underline">
            {site.mailboxes.info}
          </a>
        </p>
      </div>
    </section>
  );
}
