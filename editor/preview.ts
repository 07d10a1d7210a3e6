import type { CustomPreviewTemplateProps } from "@sveltia/cms";
import { Component, createRef, createElement as h } from "react";
import { site } from "./backend.ts";
import { type Entry, fileOf, pageFor, readEntriesBy } from "./loaded.ts";
import { showWords, wordsAt } from "./place.ts";

const widths = { Phone: 390, Desktop: 1280 };

/** The page itself beside the form, at the place that is being edited. */
export class Preview extends Component<CustomPreviewTemplateProps> {
  /** In which the cursor is, as "overview.2.label". Kept over a save: the tool makes previews anew. */
  static field = "";
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

  entry = () => this.props.entry.toJS() as Entry;

  follow = ({ target }: FocusEvent) => {
    const field = (target as Element).closest<HTMLElement>("[data-key-path]")?.dataset.keyPath;
    if (!field || field === Preview.field) return;
    Preview.field = field;
    void this.find();
    this.show();
  };

  async find(): Promise<void> {
    const entry = this.entry();
    const address = await pageFor(fileOf(entry), entry.data, Preview.field);
    this.setState({ address: entry.path && address });
  }

  /** After a save. */
  reload = () => this.frame.current?.contentWindow?.location.replace(site + this.state.address);

  show = () => {
    const words = wordsAt(this.entry().data, Preview.field.split("."));
    const page = this.frame.current?.contentDocument;
    if (words && page) showWords(page, words);
  };

  override render() {
    const { width, address } = this.state;
    if (!address) return h("p", null, "Save it once, as a draft, and its page is shown here.");
    const choices = Object.entries(widths).map(([label, value]) => {
      const onClick = () => this.setState({ width: value });
      const isPressed = { "aria-pressed": value === width };
      return h("button", { key: label, type: "button", ...isPressed, onClick }, label);
    });
    const frame = {
      title: "The page",
      src: site + address,
      style: { "--width": `${width}px` },
      ref: this.frame,
      // A page restores its own scroll position after it has loaded.
      onLoad: () => setTimeout(this.show, 300),
    };
    const bar = { role: "group", "aria-label": "Width of the page" };
    return h("div", null, h("p", bar, ...choices), h("iframe", frame));
  }
}
