import { Component } from "react";
import { folderOf } from "../app/content/moved-names.ts";
import { sentenceOf } from "./faults-in-words.ts";
import { outlookOf } from "./loaded.ts";

type Outlook = Awaited<ReturnType<typeof outlookOf>>;

/**
 * What changes in other entries with this one. No component, nor is any function of the form: the development
 * server would give it Vite's client, which loads the form anew at every save.
 */
export function wordsOn({ out, renamed }: Outlook["along"], doing: string) {
  return (
    <>
      {out.length > 0 && (
        <p>
          {doing} this also takes out: {out.join("; ")}.
        </p>
      )}
      {renamed.length > 0 && (
        <p>
          {doing} this also changes the name in: {renamed.join("; ")}.
        </p>
      )}
    </>
  );
}

/** What the tool does not say when it asks whether an entry is to be deleted. No hooks: it brings its own React. */
export class IfDeleted extends Component<{ name: string }, Partial<Outlook>> {
  override state: Partial<Outlook> = {};

  override render() {
    const { name } = this.props;
    const { faults, along } = this.state;
    if (!folderOf(name)) return null;
    return (
      <details onToggle={async () => this.setState(await outlookOf(name))}>
        <summary>If this is deleted</summary>
        {faults?.map(sentenceOf).map((reason) => (
          <p key={reason}>It cannot be deleted yet. {reason}</p>
        ))}
        {along && wordsOn(along, "Deleting")}
      </details>
    );
  }
}
