import { carried } from "../app/content/carried.ts";
import type { Fault } from "../app/content/fault.ts";
import { contentFolder } from "../app/content/folder.ts";
import { fieldsOf } from "../app/content/mentions.ts";
import { type Data, same } from "../app/content/moved-names.ts";
import { labelOf } from "../app/content/schema/nodes.ts";
import { changedWords, wordsOf } from "../app/content/side-by-side.ts";
import { wordsAt } from "../app/content/translation.ts";
import { upperFirst } from "../app/text/upper-first.ts";
import { mendsOf } from "./along.tsx";
import { nameOfFirst } from "./backend.ts";
import { sentenceOf } from "./faults-in-words.ts";
import { goTo } from "./go-to.ts";
import { faultsInTranslation, fileOf, firstOf } from "./loaded.ts";
import { markAt, paneOf } from "./marks.ts";
import { PaneCheck } from "./pane-check.ts";

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
export class TranslationCheck extends PaneCheck<{ once: Once }> {
  override state = {
    isKnown: false,
    faults: [] as Fault[],
    refused: [] as Fault[],
    once: {} as Once,
  };

  async begin(): Promise<void> {
    const entry = this.entry();
    const { locale, path } = entry;
    if (!path.startsWith(`${contentFolder}/`)) void beginAsDraft(locale);
    const answer = await fetch(`/edit/then/${locale}/${fileOf(entry)}`);
    this.setState({ once: await answer.json() });
  }

  /** What is missing may be written later; what is wrong may not be saved, but in a draft. */
  async found() {
    const entry = this.entry();
    const { draft, ...form } = entry.data;
    const faults = await faultsInTranslation(entry, form);
    const wrong = faults?.filter(({ path = [] }) => !draft && wordsAt(form, path)) ?? [];
    return { isKnown: Boolean(faults), faults: faults ?? [], refused: wrong };
  }

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
          // What is new has no words here, and is missing.
          (one) =>
            wordsAt(words, one.path) && same(wordsAt(before, one.path), wordsAt(words, one.path)),
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
          {changed.map(({ path, text, before }) =>
            markAt(
              path,
              before
                ? `Changed in ${nameOfFirst}. When this was translated, it said: “${before}”`
                : `New in ${nameOfFirst} since this was translated: “${text}”`,
              locale,
              "changed",
            ),
          )}
          {shown.map(({ path = [], message }) => markAt(path, upperFirst(message), locale))}
        </style>
        {advice}
        {mendsOf(fileOf(entry), data, locale)}
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
        <p>
          Facts and rows are those of {nameOfFirst}. Texts may be a third longer than their fields
          say, but not what search engines show.
        </p>
      </div>
    );
  }
}
