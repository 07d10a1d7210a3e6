import type { ServiceEnding } from "./view";

/** Links to other services for readers whom this one does not fit. */
export function Instead({ instead }: Pick<ServiceEnding, "instead">) {
  return (
    <ul className="grid gap-1 border-line border-t pt-5 text-muted text-small">
      {instead.map(({ when, to, title }) => (
        <li key={to} className="max-w-prose text-pretty">
          If {when}, see{" "}
          <a href={to} className="text-text underline underline-offset-4 hover:text-accent">
            {title}
          </a>
          .
        </li>
      ))}
    </ul>
  );
}
