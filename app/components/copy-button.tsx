import { type RefObject, useState } from "react";

interface CopyButtonProps {
  /** The element whose text is copied, and selected where the browser refuses to copy. */
  source: RefObject<HTMLElement | null>;
  label: string;
  copied: string;
  selected: string;
}

/** Copies a text and says so, to screen readers too. Without script it is not shown. */
export function CopyButton({ source, label, copied, selected }: CopyButtonProps) {
  const [message, setMessage] = useState("");

  async function copy() {
    const element = source.current;
    if (!element) return;
    // Emptied first, so that a second copy is announced as well.
    setMessage("");
    try {
      await navigator.clipboard.writeText(element.textContent ?? "");
      setMessage(copied);
    } catch {
      window.getSelection()?.selectAllChildren(element);
      setMessage(selected);
    }
  }

  return (
    <div className="noscript:hidden">
      <button
        type="button"
        onClick={copy}
        className="min-h-6 cursor-pointer border-current border-b font-medium text-small hover:text-accent"
      >
        {label}
      </button>
      <p role="status" className="min-h-6 pt-1 text-label text-positive">
        {message}
      </p>
    </div>
  );
}
