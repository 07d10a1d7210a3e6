interface CopyableTextProps {
  id: string;
  text: string;
  /** The button label, the success message and the failure message. */
  labels: { copy: string; copied: string; selected: string };
}

/** A text with a copy button (browser/copy.ts); without JavaScript there is no button. */
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
