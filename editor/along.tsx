import { useState } from "react";
import { folderOf } from "../app/content/moved-names.ts";
import { outlookOf } from "./loaded.ts";

type Outlook = Awaited<ReturnType<typeof outlookOf>>;

/** What changes in other entries with this one. */
export function Along({ doing, along }: { doing: string; along: Outlook["along"] }) {
  const { out, renamed } = along;
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

/** What the tool does not say when it asks whether an entry is to be deleted. */
export function IfDeleted({ name }: { name: string }) {
  const [outlook, setOutlook] = useState<Outlook>();
  const { faults = [], along = { out: [], renamed: [] } } = outlook ?? {};
  if (!folderOf(name)) return null;
  return (
    <details onToggle={async () => setOutlook(await outlookOf(name))}>
      <summary>If this is deleted</summary>
      {faults.map(({ field, message }) => (
        <p key={field + message}>
          It cannot be, because of {field}: {message}
        </p>
      ))}
      {outlook && !faults.length && !along.out.length && <p>Nothing else changes.</p>}
      <Along doing="Deleting" along={along} />
    </details>
  );
}
