import type { CustomFieldControlProps } from "@sveltia/cms";
import { Component } from "react";
import type { Fault } from "../app/content/fault.ts";
import { asksToSave, goTo } from "./go-to.ts";
import { askForEntries, entriesKnown, entryOf } from "./loaded.ts";

interface Props extends CustomFieldControlProps {
  register: (check: { isValid(): Promise<boolean> }) => void;
}

interface Found {
  isKnown: boolean;
  faults: Fault[];
  refused: Fault[];
}

/** Checks the form of a language while it is typed, and is asked by the tool before it saves. */
export abstract class PaneCheck<More extends object> extends Component<Props, Found & More> {
  /** The form has another entry. */
  abstract begin(): void;
  abstract found(): Promise<Found & Partial<More>>;

  override componentDidMount(): void {
    this.props.register(this);
    this.begin();
    for (const event of ["click", "keydown"]) addEventListener(event, this.lead, true);
    addEventListener(entriesKnown, this.recheck);
    askForEntries();
    // The tool may have told its entries before anybody listened.
    this.recheck();
  }

  override componentDidUpdate({ entry }: Props): void {
    // After a save the tool has forgotten whom it asks, and after a reload it does not ask.
    this.props.register(this);
    if (entry === this.props.entry) return;
    if (entry?.get("path") !== this.props.entry?.get("path")) this.begin();
    void this.check();
  }

  override componentWillUnmount(): void {
    for (const event of ["click", "keydown"]) removeEventListener(event, this.lead, true);
    removeEventListener(entriesKnown, this.recheck);
  }

  recheck = () => void this.check();

  entry = () => entryOf(this.props.entry);

  /** What is in this form, and not in that of another entry. */
  own = (_fault: Fault) => true;

  /** A save that will be refused leads to the first thing to fix. */
  lead = (event: Event) => {
    const first = this.state.refused.find(this.own);
    if (first && asksToSave(event)) void goTo(first.path ?? [], this.entry().locale);
  };

  turn = 0;
  refused: Promise<readonly Fault[]> = Promise.resolve([]);

  /** What is refused of the entry as it is a moment later, when React has it; of two, the later one answers. */
  check(): Promise<readonly Fault[]> {
    const turn = ++this.turn;
    this.refused = new Promise((resolve) => setTimeout(resolve, 200)).then(async () => {
      if (turn !== this.turn) return this.refused;
      const found = await this.found();
      if (turn === this.turn) this.setState(found as Found & More);
      return found.refused;
    });
    return this.refused;
  }

  /** Asked by the tool at every key; it waits for the answer before it saves. */
  isValid = async () => !(await this.check()).length;
}
