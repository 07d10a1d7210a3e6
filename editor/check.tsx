import type { CustomFieldControlProps } from "@sveltia/cms";
import { Component } from "react";
import type { Fault } from "../app/content/fault.ts";
import { contentFolder } from "../app/content/folder.ts";
import { alongOf, IfDeleted } from "./along.tsx";
import { isLocal } from "./backend.ts";
import { goTo } from "./go-to.ts";
import { type Entry, fileOf, opened, outlookOf } from "./loaded.ts";
import { faultsOfChosen } from "./pictures.ts";

/** Marks the rows around a field, and says at the field itself what is wrong. */
function marksOf({ path = [], message }: Fault): string {
  const fields = path.map((_, end) => path.slice(0, end + 1).join("."));
  const marked = fields.map((field) => `[data-key-path="${CSS.escape(field)}"]`);
  return `${marked} { box-shadow: inset 4px 0 #c8371b }
    ${marked.at(-1)}::after {
      content: ${JSON.stringify(message)} !important;
      position: static !important;
      color: #a3260f;
    }`;
}

const keyOf = ({ file, path = [], message }: Fault) => [file, ...path, message].join(" ");
const sentenceOf = ({ field, message }: Fault) => (field ? `${field}: ${message}` : message);

interface Props extends CustomFieldControlProps {
  register: (checks: Checks) => void;
}

class Checks extends Component<Props> {
  override state = {
    faults: [] as Fault[],
    refused: [] as Fault[],
    along: { out: [] as string[], renamed: [] as string[] },
  };

  override componentDidMount(): void {
    this.props.register(this);
    opened.entry = this.entry();
    for (const event of ["click", "keydown"]) addEventListener(event, this.lead, true);
  }

  // After a save the tool has forgotten whom it asks.
  override componentDidUpdate(): void {
    this.props.register(this);
  }

  override componentWillUnmount(): void {
    for (const event of ["click", "keydown"]) removeEventListener(event, this.lead, true);
  }

  entry = () => this.props.entry?.toJS() as Entry;

  own = ({ file }: Fault) => file === `${contentFolder}/${fileOf(this.entry())}`;

  /** A save that will be refused leads to the first thing to mend. */
  lead = (event: Event) => {
    const isKey =
      event instanceof KeyboardEvent && event.key === "s" && (event.ctrlKey || event.metaKey);
    const isSave = event.type === "click" && (event.target as Element).closest("[data-label=Save]");
    const first = this.state.refused.find(this.own);
    if (first && (isKey || isSave)) void goTo(first.path ?? []);
  };

  turn = 0;

  /** Asked by the tool at every key, before React has it; it waits for the answer before it saves. */
  isValid = async () => {
    const turn = ++this.turn;
    await new Promise((resolve) => setTimeout(resolve, 200));
    if (turn !== this.turn) return true;
    const entry = this.entry();
    const { draft, ...data } = entry.data;
    const name = fileOf(entry);
    const inPictures = await faultsOfChosen(name, data);
    const { faults: found, along } = await outlookOf(name, data);
    const faults = [...inPictures, ...found];
    // A draft may be incomplete.
    const refused = draft ? inPictures : faults;
    this.setState({ faults, refused, along });
    const { length } = refused;
    return length ? { error: { message: `To mend before this can be saved: ${length}.` } } : true;
  };

  override render() {
    const { faults, along } = this.state;
    const { forID: id } = this.props;
    const { path, data } = this.entry();
    if (!faults.length)
      return (
        <>
          <p id={id}>
            Nothing. This can be saved.{" "}
            {isLocal && (
              <a href="/edit/changes" target="_blank" rel="noreferrer">
                What is not published yet
              </a>
            )}
          </p>
          {alongOf("Saving", along)}
          {path && isLocal && <IfDeleted name={fileOf(this.entry())} />}
        </>
      );
    const advice = data.draft
      ? "A draft may be saved as it is. Before Draft can be switched off:"
      : !path && "Switch Draft on to save it before it is complete.";
    return (
      <div id={id} role="status" className="to-mend">
        <style>{faults.map(marksOf).join("\n")}</style>
        {advice}
        {faults.map((fault) =>
          this.own(fault) ? (
            <button key={keyOf(fault)} type="button" onClick={() => goTo(fault.path ?? [])}>
              {sentenceOf(fault)}
            </button>
          ) : (
            <p key={keyOf(fault)}>{sentenceOf(fault)}</p>
          ),
        )}
      </div>
    );
  }
}

/** Above every form: what the rules of `npm run content` would say of it, while it is typed. */
export const check = ({ ref, ...props }: CustomFieldControlProps & { ref?: never }) => (
  <Checks {...props} register={ref as unknown as Props["register"]} />
);
