import type { CustomPreviewTemplateProps } from "@sveltia/cms";
import { Component, createElement as h } from "react";
import { know, pageThatUses } from "./loaded.ts";
import { addressOf } from "./pages.ts";
import { textAt } from "./place.ts";
import { showPlace } from "./show-place.ts";

/** Beside the editor of a team stands the public site. */
const site = typeof __FORGE__ === "undefined" ? "" : __FORGE__.site;

const widths = { Phone: 390, Desktop: 1280 };

/** The field in which the cursor is, as "overview.2.label". */
const fieldAt = (target: EventTarget | null) =>
  (target as Element | null)?.closest?.<HTMLElement>("[data-key-path]")?.dataset.keyPath;

/** The page itself beside the form, at the place that is being edited. */
export class Preview extends Component<CustomPreviewTemplateProps> {
  static open: Preview | undefined;
  override state = { width: widths.Desktop, room: 600, address: "" };
  /** Kept over a save, after which the tool makes its previews anew. */
  static field = "";
  frame: HTMLIFrameElement | null = null;
  hold = (frame: HTMLIFrameElement | null) => {
    this.frame = frame;
  };

  override componentDidMount(): void {
    Preview.open = this;
    know(this.props.getCollection);
    top?.document.addEventListener("focusin", this.follow);
    this.props.window.addEventListener("resize", this.measure);
    this.measure();
    void this.find();
  }

  override componentWillUnmount(): void {
    top?.document.removeEventListener("focusin", this.follow);
    this.props.window.removeEventListener("resize", this.measure);
  }

  /** After a save. */
  reload = () => {
    void this.find();
    this.frame?.contentWindow?.location.replace(site + this.state.address);
  };

  override componentDidUpdate({ entry }: CustomPreviewTemplateProps): void {
    if (entry.get("path") !== this.props.entry.get("path")) void this.find();
  }

  measure = () => this.setState({ room: this.props.window.innerWidth });

  entry() {
    return this.props.entry.toJS() as { data: Record<string, unknown>; path: string };
  }

  follow = ({ target }: FocusEvent) => {
    const field = fieldAt(target);
    if (!field || field === Preview.field) return;
    Preview.field = field;
    void this.find();
    this.show();
  };

  /** The entry's own page, or one that uses the figure or the fact. */
  async find(): Promise<void> {
    const { data, path } = this.entry();
    const name = path.replace(/^content\//, "");
    const address = (await pageThatUses(name, data, Preview.field)) ?? addressOf(name, data);
    this.setState({ address: path ? address : "" });
  }

  show = () => {
    const text = textAt(this.entry().data, Preview.field.split("."));
    if (text && this.frame?.contentDocument) showPlace(this.frame.contentDocument, text);
  };

  override render() {
    const { width, room, address } = this.state;
    if (!address) return h("p", null, "Save it once, as a draft, and its page is shown here.");
    const scale = Math.min(1, room / width);
    const choices = Object.entries(widths).map(([label, value]) => {
      const onClick = () => this.setState({ width: value });
      return h(
        "button",
        { key: label, type: "button", "aria-pressed": value === width, onClick },
        label,
      );
    });
    const open = h("a", { href: site + address, target: "_blank" }, "Open the page");
    const frame = {
      title: "The page",
      src: site + address,
      style: { width, "--scale": scale },
      // A page restores its own scroll position after it has loaded.
      onLoad: () => setTimeout(this.show, 300),
      ref: this.hold,
    };
    const bar = { role: "group", "aria-label": "Width of the page" };
    return h("div", null, h("p", bar, ...choices, open), h("iframe", frame));
  }
}
