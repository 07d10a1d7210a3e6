interface CopyableTextProps {
  id: string;
  text: string;
  /** On the button, after success, and where the browser refuses. */
  labels: { copy: string; copied: string; selected: string };
}

/** A text with a button that copies it and says so (browser/copy.ts); no button without script. */
export function CopyableText({ id, text, labels }: CopyableTextProps) {
  return (
    <>
      <p id={id} className="wrap-anywhere font-medium sm:text-body">
        {text}
      </p>
      <div className="mt-1 text-small noscript:hidden">
        <button
          type="button"
          data-behavior="copy"
          data-copy={id}
          data-copied={labels.copied}
          data-selected={labels.selected}
          className="min-h-6 cursor-pointer border-b font-medium hover:text-accent"
        >
          {labels.copy}
        </button>
        <p role="status" className="mt-1 min-h-6 text-positive" />
      </div>
    </>
  );
}
