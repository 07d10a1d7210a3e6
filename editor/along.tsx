import { Component } from "react";
import { mendedIn } from "../app/content/mended.ts";
import { type Data, folderOf } from "../app/content/moved-names.ts";
import { labelOf, nodeFor } from "../app/content/schema/nodes.ts";
import { emptyRowsIn } from "../app/content/write.ts";
import { language } from "./backend.ts";
import { sentenceOf } from "./faults-in-words.ts";
import { type Outlook, outlookOf } from "./loaded.ts";

/**
 * What changes in other entries with this one. No component, nor is any function of the form: the development
 * server would give it Vite's client, which loads the form anew at every save.
 */
export const wordsOn = ({ out, renamed, plain }: Outlook["along"], doing: string) =>
  [
    ["takes out", out] as const,
    ["changes the name in", renamed] as const,
    ["leaves plain words, without a link or a reference, in", plain] as const,
  ].map(
    ([what, places]) =>
      places.length > 0 && (
        <p key={what}>
          {doing} this also {what}: {places.join("; ")}.
        </p>
      ),
  );

/** What a save writes otherwise than it was typed. */
export function mendsOf(name: string, data: Data, code = language) {
  const label = (path: readonly PropertyKey[]) => labelOf(nodeFor(name), path, data);
  const mended = mendedIn(name, data, code).map(({ path }) => label(path));
  // In a translation, a row without words keeps its place.
  const empty = code === language ? emptyRowsIn(name, data).map(label) : [];
  return (
    <>
      {mended.length > 0 && (
        <p>Saving this also fixes quotes, spaces or dashes in: {mended.join("; ")}.</p>
      )}
      {empty.length > 0 && <p>Not saved while empty: {empty.join("; ")}.</p>}
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
