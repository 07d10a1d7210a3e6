import type { CustomFieldControlProps } from "@sveltia/cms";
import type { Fault } from "../app/content/fault.ts";
import { contentFolder } from "../app/content/folder.ts";
import { labelOf, nodeFor } from "../app/content/schema/nodes.ts";
import { wordsMissing } from "../app/content/translation.ts";
import { upperFirst } from "../app/text/upper-first.ts";
import { IfDeleted, mendsOf, wordsOn } from "./along.tsx";
import { firstLocale, isLocal, translations } from "./backend.ts";
import { sentenceOf } from "./faults-in-words.ts";
import { goTo } from "./go-to.ts";
import { type Entry, entryOf, fileOf, type Outlook, opened, outlookOf } from "./loaded.ts";
import { markAt } from "./marks.ts";
import { PaneCheck } from "./pane-check.ts";
import { faultsOfChosen } from "./pictures.ts";
import { languageName } from "./place.ts";
import { TranslationCheck } from "./translation-check.tsx";

const keyOf = ({ file, path = [], message }: Fault) => [file, ...path, message].join(" ");

/** What translations lack, which is asked for when all is published; a draft of one may lack anything. */
const lackingIn = (name: string, { data, i18n = {} }: Entry) =>
  translations.flatMap((code) => {
    const words = i18n[code]?.data;
    const [first, ...others] = words && !words.draft ? wordsMissing(name, data, words) : [];
    return first ? [{ code, path: first.path, count: others.length + 1 }] : [];
  });

/** Has the pane beside it in a language, and goes to a field there. */
function showIn(code: string, path: readonly PropertyKey[]): void {
  const radios = `#second-pane-header [role="radio"]`;
  document.querySelector<HTMLElement>(`${radios}[aria-label="${languageName(code)}"]`)?.click();
  void goTo(path, code);
}

/** A draft may be incomplete; but without a name it would have no address. */
const concernsDraft = ({ path: [key, inner] = [] }: Fault, { data }: Entry) =>
  inner === undefined && (key === "title" || key === "name") && !data[key];

/** Nor with a name that no address can be made of. */
function faultsOfName({ path: saved, collection, data }: Entry, name: string): Fault[] {
  const key = collection === "pages" ? "name" : "title";
  const words = String(data[key] ?? "").normalize("NFKD");
  if (saved || !words || /[a-z\d]/i.test(words)) return [];
  const field = labelOf(nodeFor(name), [key], data);
  const message = "needs a letter or a digit, because the address is made from it.";
  return [{ file: `${contentFolder}/${name}`, line: 1, field, path: [key], message }];
}

interface More {
  name: string;
  along: Outlook["along"];
}

class Checks extends PaneCheck<More> {
  override state = {
    name: "",
    isKnown: false,
    faults: [] as Fault[],
    refused: [] as Fault[],
    along: { out: [], renamed: [], plain: [] } as Outlook["along"],
  };

  override componentWillUnmount(): void {
    super.componentWillUnmount();
    // On a narrow screen the page may have taken the place of the form, which is still open then.
    if (location.hash !== this.address) delete opened.entry;
  }

  address = "";

  /** Whatever is new begins as a draft, a copy too. */
  begin(): void {
    this.address = location.hash;
    const entry = this.entry();
    if (opened.entry && opened.entry.path === entry.path) return;
    opened.entry = entry;
    const draft = '[data-key-path="draft"] [role="switch"][aria-checked="false"]';
    if (!entry.path) document.querySelector<HTMLElement>(draft)?.click();
  }

  override own = ({ file }: Fault) => file === `${contentFolder}/${this.state.name}`;

  async found() {
    const entry = this.entry();
    const { draft, ...data } = entry.data;
    const name = fileOf(entry);
    const own = [...faultsOfName(entry, name), ...(await faultsOfChosen(name, data))];
    const { faults: found, isKnown, ...whole } = await outlookOf(name, data);
    // A draft is on no page: what names it goes along, or needs it.
    const saved = draft ? await outlookOf(name, entry.data) : { faults: found, ...whole };
    // What is wrong elsewhere mostly follows from what is wrong here.
    const isElsewhere = ({ file }: Fault) => Number(file !== `${contentFolder}/${name}`);
    const faults = [...own, ...found].toSorted(
      (one, other) => isElsewhere(one) - isElsewhere(other),
    );
    const inDraft = [...own, ...found.filter((one) => concernsDraft(one, entry))];
    const refused = draft ? [...inDraft, ...saved.faults] : faults;
    const { along } = saved;
    return { name, isKnown, faults, refused, along };
  }

  override render() {
    const { isKnown, faults, refused, along, name } = this.state;
    const entry = this.entry();
    const { path, data } = entry;
    const lacking = lackingIn(fileOf(entry), entry);
    const shown = refused.length ? refused : faults;
    const isSound = isKnown && !shown.length;
    const advice = refused.length
      ? `Before this can be saved: ${refused.length}.`
      : faults.length
        ? "A draft may be saved as it is. Before Draft can be switched off:"
        : isKnown
          ? "Nothing. This can be saved. "
          : "Not checked yet: the other entries are being read.";
    const orElse = !path && !data.draft && " Switch Draft on to save it before it is complete.";
    return (
      <div
        id={this.props.forID}
        role="status"
        className={shown.length || lacking.length ? "to-mend" : ""}
      >
        <style>
          {shown.map(({ path = [], message }) => markAt(path, upperFirst(message), firstLocale))}
        </style>
        {advice}
        {shown.length > 0 && orElse}
        {isSound && isLocal && (
          <a href="/edit/changes" target="_blank" rel="noreferrer">
            What is not published yet
          </a>
        )}
        {lacking.map(({ code, path, count }) => (
          <button key={code} type="button" onClick={() => showIn(code, path)}>
            {languageName(code)} lacks {count === 1 ? "a text" : `${count} texts`} that it needs
            before this can be published.
          </button>
        ))}
        {!refused.length && wordsOn(along, "Saving")}
        {mendsOf(fileOf(entry), data)}
        {shown.map((fault) =>
          this.own(fault) ? (
            <button key={keyOf(fault)} type="button" onClick={() => goTo(fault.path ?? [])}>
              {sentenceOf(fault)}
            </button>
          ) : (
            <p key={keyOf(fault)}>{sentenceOf(fault)}</p>
          ),
        )}
        {isKnown && path && isLocal && <IfDeleted name={name} />}
        {!isLocal && (
          <p>
            Other entries do not follow a new name or a deletion here: ask for those in the local
            editor.
          </p>
        )}
      </div>
    );
  }
}

/** Above every form: what the rules of `npm run content` would say of it, while it is typed. */
export const check = ({ ref, ...props }: CustomFieldControlProps & { ref?: never }) => {
  const register = ref as unknown as Checks["props"]["register"];
  const isFirst = !translations.includes(entryOf(props.entry).locale);
  return isFirst ? (
    <Checks {...props} register={register} />
  ) : (
    <TranslationCheck {...props} register={register} />
  );
};
