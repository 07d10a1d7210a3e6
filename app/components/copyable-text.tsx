import { useRef, useState } from "react";

interface CopyableTextProps {
  text: string;
  /** On the button, after success, and where the browser refuses. */
  labels: { copy: string; copied: string; selected: string };
}

/** A text with a button that copies it and says so, to screen readers too; no button without script. */
export function CopyableText({ text, labels }: CopyableTextProps) {
  const shown = useRef<HTMLParagraphElement>(null);
  const [message, setMessage] = useState("");

  async function copy() {
    // Emptied first, so that a second copy is announced as well.
    setMessage("");
    try {
      await navigator.clipboard.writeText(text);
      setMessage(labels.copied);
    } catch {
      if (shown.current) window.getSelection()?.selectAllChildren(shown.current);
      setMessage(labels.selected);
    }
  }

  return (
    <>
      <p ref={shown} className="wrap-anywhere font-medium sm:text-body">
        {text}
      </p>
      <div className="mt-1 text-small noscript:hidden">
        <button
          type="button"
          onClick={copy}
          className="min-h-6 cursor-pointer border-b font-medium hover:text-accent"
        >
          {labels.copy}
        </button>
        <p role="status" className="mt-1 min-h-6 text-positive">
          {message}
        </p>
      </div>
    </>
  );
}
