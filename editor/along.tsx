import { Component } from "react";
import { folderOf } from "../app/content/moved-names.ts";
import { outlookOf } from "./loaded.ts";

type Outlook = Awaited<ReturnType<typeof outlookOf>>;

/** What changes in other entries with this one. Were it a component, Vite would load its client with it. */
export function alongOf(doing: string, { out, renamed }: Outlook["along"]) {
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
        {faults?.map(({ field, message }) => (
          <p key={field + message}>
            It cannot be deleted yet. {field}: {message}
          </p>
        ))}
        {along && alongOf("Deleting", along)}
      </details>
    );
  }
}
