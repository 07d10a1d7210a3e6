import { everywhere } from "../../security-headers";
import type { BandWords } from "../kinds";

const names = Object.keys(everywhere) as (keyof typeof everywhere)[];

type Meanings = NonNullable<BandWords<"text">["headers"]>;

/** One HTTP header per row: its name and value as sent, and what it means. */
export function HeaderTable({ meanings }: { meanings: Meanings }) {
  return (
    <dl className="border-text border-t text-small">
      {names.map((name) => (
        <div key={name} className="grid gap-x-7 gap-y-1 border-line border-b py-3 md:grid-cols-2">
          <dt className="font-medium">{name}</dt>
          <dd className="text-label text-muted wrap-anywhere md:col-start-1">{everywhere[name]}</dd>
          <dd className="md:col-start-2 md:row-span-2 md:row-start-1">{meanings[name]}</dd>
        </div>
      ))}
    </dl>
  );
}
