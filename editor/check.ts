import type { CustomFieldControlProps } from "@sveltia/cms";
import { Component, createElement as h } from "react";
import type { Fault } from "../app/content/fault.ts";
import { labelOf } from "../app/content/schema/nodes.ts";
import { formatOf, kinds } from "./collections.ts";
import { type Entry, faultsWith, newEntry, pathOf } from "./loaded.ts";

/** Opens the rows around a field and puts the cursor into it. */
function goTo({ path = [] }: Fault): void {
  const payload = { locale: "_default", keyPath: path.join(".") };
  window.postMessage({ type: "highlight-editor-field", payload }, location.origin);
}

/** Marks the rows around a field, and says at the field itself what is wrong. */
function marks(faults: readonly Fault[]): string {
  return faults
    .map(({ path = [], message }) => {
      const fields = path.map((_, end) => path.slice(0, end + 1).join("."));
      const [own, ...around] = fields
        .map((one) => `[data-key-path="${CSS.escape(one)}"]`)
        .reverse();
      return `${[own, ...around]} { box-shadow: inset 4px 0 0 #c8371b }
        ${own}::after { content: ${JSON.stringify(message)}; color: #a3260f }`;
    })
    .join("\n");
}

const sentence = ({ file, path = [], message }: Fault) => {
  const kind = kinds.find(({ format }) => format === formatOf(file.replace(/^content\//, "")));
  const label = labelOf(kind?.node, path);
  return `${label ? `${label}: ` : ""}${message}`;
};

const box = { padding: "12px 16px", borderRadius: 4, background: "#fdf0ea", color: "#14232b" };
const button = {
  display: "block",
  padding: "4px 0",
  font: "inherit",
  color: "inherit",
  background: "none",
  textAlign: "start",
  textDecoration: "underline",
  cursor: "pointer",
} as const;

interface Props extends CustomFieldControlProps {
  register: (checks: Checks) => void;
}

class Checks extends Component<Props> {
  override state = { faults: [] as Fault[], path: "" };

  override componentDidMount(): void {
    this.props.register(this);
    for (const event of ["click", "keydown"]) addEventListener(event, this.refuse, true);
  }

  override componentWillUnmount(): void {
    for (const event of ["click", "keydown"]) removeEventListener(event, this.refuse, true);
  }

  /** A save that will be refused leads to the first thing to mend. */
  refuse = (event: Event) => {
    const isKey = event instanceof KeyboardEvent && event.key === "s" && event.ctrlKey;
    const isButton =
      event.type === "click" && (event.target as Element).closest("[data-label=Save]");
    const first = this.state.faults.find(({ file }) => file === this.state.path);
    if (first && (isKey || isButton)) setTimeout(goTo, 100, first);
  };

  // After a save the tool has forgotten whom it asks.
  override componentDidUpdate(): void {
    this.props.register(this);
  }

  /** Asked by the tool at every change of any field; it waits for the answer before it saves. */
  isValid = async () => {
    // The tool asks before React has been given what was typed.
    await new Promise((resolve) => setTimeout(resolve, 50));
    const entry = this.props.entry?.toJS() as Entry;
    const path = pathOf(entry);
    const faults = await faultsWith(path, entry.data);
    this.setState({ faults, path });
    const count = faults.length === 1 ? "One thing" : `${faults.length} things`;
    return faults.length
      ? { error: { message: `${count} to mend before this can be saved.` } }
      : true;
  };

  override render() {
    const { faults, path } = this.state;
    const { forID: id } = this.props;
    if (!faults.length) return h("p", { id }, "Nothing. This can be saved.");
    const rows = faults.map((fault, index) =>
      fault.file === path
        ? h(
            "button",
            { key: index, type: "button", style: button, onClick: () => goTo(fault) },
            sentence(fault),
          )
        : h("p", { key: index }, `${fault.file}: ${sentence(fault)}`),
    );
    const advice = path.endsWith(newEntry) && "Switch Draft on to save it before it is complete.";
    const style = h("style", null, marks(faults));
    return h("div", { id, role: "status", style: box }, style, advice, ...rows);
  }
}

/** Above every form: what the rules of `npm run content` would say of it, while it is typed. */
export const Check = ({ ref, ...props }: CustomFieldControlProps & { ref?: never }) =>
  h(Checks, { ...props, register: ref as unknown as Props["register"] });
