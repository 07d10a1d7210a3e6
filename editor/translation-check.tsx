import type { CustomFieldControlProps } from "@sveltia/cms";
import { Component } from "react";
import { carried } from "../app/content/carried.ts";
import type { Fault } from "../app/content/fault.ts";
import { contentFolder } from "../app/content/folder.ts";
import { fieldsOf } from "../app/content/mentions.ts";
import { type Data, same } from "../app/content/moved-names.ts";
import { labelOf } from "../app/content/schema/nodes.ts";
import { changedWords, wordsOf } from "../app/content/side-by-side.ts";
import { wordsAt } from "../app/content/translation.ts";
import { upperFirst } from "../app/text/upper-first.ts";
import { nameOfFirst } from "./backend.ts";
import { sentenceOf } from "./faults-in-words.ts";
import { asksToSave, goTo } from "./go-to.ts";
import {
  askForEntries,
  entriesKnown,
  entryOf,
  faultsInTranslation,
  fileOf,
  firstOf,
} from "./loaded.ts";
import { markAt, paneOf } from "./marks.ts";

interface Props extends CustomFieldControlProps {
  register: (check: { isValid(): Promise<boolean> }) => void;
}

/** What the first language and the translation said when that was committed last. */
interface Once {
  first?: Data;
  words?: Data;
}

/** Rows come, go and move in the first language. */
const withoutRows = (locale: string) =>
  `${paneOf(locale)} [data-field-type="list"]:not([data-key-path="formerly"])
    :is(.item > .header > :not(.start), .toolbar.bottom) { display: none }`;

/** A translation is on no page until it is whole. */
async function beginAsDraft(locale: string): Promise<void> {
  const find = () =>
    document.querySelector<HTMLElement>(
      `${paneOf(locale)} [data-key-path="draft"] [role="switch"]`,
    );
  for (let tries = 0; tries < 50 && !find(); tries++)
    await new Promise((resolve) => setTimeout(resolve, 100));
  if (find()?.ariaChecked === "false") find()?.click();
}

/** Above a form in another language: what its words lack, and what the first language says otherwise by now. */
export class TranslationCheck extends Component<Props> {
  override state = {
    faults: [] as Fault[],
    refused: [] as Fault[],
    isKnown: false,
    once: {} as Once,
  };

  override componentDidMount(): void {
    this.props.register(this);
    for (const event of ["click", "keydown"]) addEventListener(event, this.lead, true);
    addEventListener(entriesKnown, this.recheck);
    askForEntries();
    void this.begin();
  }

  override componentDidUpdate({ entry }: Props): void {
    this.props.register(this);
    if (entry === this.props.entry) return;
    if (entry?.get("path") !== this.props.entry?.get("path")) void this.begin();
    void this.check();
  }

  override componentWillUnmount(): void {
    for (const event of ["click", "keydown"]) removeEventListener(event, this.lead, true);
    removeEventListener(entriesKnown, this.recheck);
  }

  recheck = () => void this.check();

  entry = () => entryOf(this.props.entry);

  async begin(): Promise<void> {
    const entry = this.entry();
    const { locale, path } = entry;
    if (!path.startsWith(`${contentFolder}/`)) void beginAsDraft(locale);
    const answer = await fetch(`/edit/then/${locale}/${fileOf(entry)}`);
    this.setState({ once: await answer.json() });
  }

  /** A save that will be refused leads to the first thing to fix. */
  lead = (event: Event) => {
    const [first] = this.state.refused;
    if (first && asksToSave(event)) void goTo(first.path ?? [], this.entry().locale);
  };

  turn = 0;
  refused: Promise<readonly Fault[]> = Promise.resolve([]);

  /** What is missing may be written later; what is wrong may not be saved, but in a draft. */
  check(): Promise<readonly Fault[]> {
    const turn = ++this.turn;
    this.refused = new Promise((resolve) => setTimeout(resolve, 200)).then(async () => {
      if (turn !== this.turn) return this.refused;
      const entry = this.entry();
      const { draft, ...form } = entry.data;
      const found = await faultsInTranslation(entry, form);
      const faults = found ?? [];
      const refused = draft ? [] : faults.filter(({ path = [] }) => wordsAt(form, path));
      if (turn === this.turn) this.setState({ faults, refused, isKnown: Boolean(found) });
      return refused;
    });
    return this.refused;
  }

  isValid = async () => !(await this.check()).length;

  /** What the first language says otherwise, as long as nobody has written these words anew. */
  changed() {
    const { once } = this.state;
    const entry = this.entry();
    const [name, first] = [fileOf(entry), firstOf(entry)];
    const words = wordsOf(name, first, entry.data);
    const before = once.first && carried(once.first, first, once.words);
    return !before
      ? []
      : changedWords(name, once.first, first).filter(
          (one) => one.before && same(wordsAt(before, one.path), wordsAt(words, one.path)),
        );
  }

  override render() {
    const { isKnown, faults, refused } = this.state;
    const entry = this.entry();
    const { data, locale } = entry;
    const shown = refused.length ? refused : faults;
    const changed = this.changed();
    const advice = refused.length
      ? `Before this can be saved: ${refused.length}.`
      : !isKnown
        ? "Not checked yet: the other entries are being read."
        : !faults.length
          ? "Nothing. This can be saved."
          : data.draft
            ? "A draft may be saved as it is. Before Draft can be switched off:"
            : `This can be saved. Before it can be published: ${faults.length}.`;
    return (
      <div
        id={this.props.forID}
        role="status"
        className={shown.length || changed.length ? "to-mend" : ""}
      >
        <style>
          {withoutRows(locale)}
          {changed.map(({ path, before }) =>
            markAt(
              path,
              `Changed in ${nameOfFirst}. When this was translated, it said: “${before}”`,
              locale,
              "changed",
            ),
          )}
          {shown.map(({ path = [], message }) => markAt(path, upperFirst(message), locale))}
        </style>
        {advice}
        <p>
          Facts and rows are those of {nameOfFirst}. A text may be a third longer than its field
          says.
        </p>
        {shown.map((fault) => (
          <button
            key={[...(fault.path ?? []), fault.message].join(" ")}
            type="button"
            onClick={() => goTo(fault.path ?? [], locale)}
          >
            {sentenceOf(fault)}
          </button>
        ))}
        {changed.length > 0 && <p>Changed in {nameOfFirst} since this was translated:</p>}
        {changed.map(({ path }) => (
          <button key={path.join(".")} type="button" onClick={() => goTo(path, locale)}>
            {labelOf(fieldsOf(fileOf(entry)), path, firstOf(entry))}
          </button>
        ))}
      </div>
    );
  }
}
