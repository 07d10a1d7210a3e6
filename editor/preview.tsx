import type { CustomPreviewTemplateProps } from "@sveltia/cms";
import { Component, type CSSProperties, createRef } from "react";
import { firstLocale, site } from "./backend.ts";
import { type Entry, entryOf, pageOfEntry, readEntriesBy } from "./loaded.ts";
import { showWords, wordsAt } from "./place.ts";

const widths = { Phone: 390, Desktop: 1280 };

/** The page itself beside the form, at the place that is being edited. */
export class Preview extends Component<CustomPreviewTemplateProps> {
  /** In which the cursor is, as "overview.2.label". Kept over a save: the tool makes previews anew. */
  static field = "";
  static locale = firstLocale;
  static open: Preview | undefined;
  override state = { width: widths.Desktop, address: "" };
  frame = createRef<HTMLIFrameElement>();

  override componentDidMount(): void {
    Preview.open = this;
    readEntriesBy(this.props.getCollection);
    document.addEventListener("focusin", this.follow);
    void this.find();
  }

  override componentDidUpdate({ entry }: CustomPreviewTemplateProps): void {
    if (entry.get("path") !== this.props.entry.get("path")) void this.find();
  }

  override componentWillUnmount(): void {
    document.removeEventListener("focusin", this.follow);
  }

  entry = () => entryOf(this.props.entry);

  follow = ({ target }: FocusEvent) => {
    const field = (target as Element).closest<HTMLElement>("[data-key-path]")?.dataset.keyPath;
    if (!field || field === Preview.field) return;
    Preview.field = field;
    Preview.locale =
      (target as Element).closest<HTMLElement>("[data-locale]")?.dataset.locale ?? firstLocale;
    void this.find();
    this.show();
  };

  async find(entry = this.entry()): Promise<string> {
    const address = await pageOfEntry(entry, Preview.field);
    this.setState({ address: entry.path && address });
    return site + address;
  }

  /** After a save, which may have given the entry another address. */
  async reload(saved: Entry): Promise<void> {
    const own = this.entry();
    const address = await this.find(own.locale === saved.locale ? saved : own);
    this.frame.current?.contentWindow?.location.replace(address);
  }

  show = () => {
    // Before anything is edited the page is at its top.
    const words = Preview.field && wordsAt(this.entry().data, Preview.field.split("."));
    const page = this.frame.current?.contentDocument;
    if (words && page) showWords(page, words);
  };

  override render() {
    const { width, address } = this.state;
    if (!address)
      return (
        <p>Once this is saved and has an address, you see its page here, or what it still needs.</p>
      );
    return (
      <div>
        <fieldset aria-label="Width of the page">
          {Object.entries(widths).map(([label, value]) => (
            <button
              key={label}
              type="button"
              aria-pressed={value === width}
              onClick={() => this.setState({ width: value })}
            >
              {label}
            </button>
          ))}
        </fieldset>
        <iframe
          title="The page"
          src={site + address}
          style={{ "--width": `${width}px` } as CSSProperties}
          ref={this.frame}
          // A page restores its own scroll position after it has loaded.
          onLoad={() => setTimeout(this.show, 300)}
        />
      </div>
    );
  }
}
