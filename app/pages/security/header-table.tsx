import type { SecurityView } from "./view";

/** One HTTP header per row: its name and value as sent, and what it means. */
export function HeaderTable({ headers }: Pick<SecurityView, "headers">) {
  return (
    <dl className="border-text border-t text-small">
      {headers.map(({ name, value, text }) => (
        <div key={name} className="grid gap-x-7 gap-y-1 border-line border-b py-3 md:grid-cols-2">
          <dt className="font-medium">{name}</dt>
          <dd className="text-label text-muted wrap-anywhere md:col-start-1">{value}</dd>
          <dd className="md:col-start-2 md:row-span-2 md:row-start-1">{text}</dd>
        </div>
      ))}
    </dl>
  );
}
