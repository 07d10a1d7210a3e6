import { getService } from "../content/services";
import type { Service } from "../content/types";
import { servicePath } from "../lib/paths";

/** Links to other services for readers whom this one does not fit. */
export function Instead({ instead }: Pick<Service, "instead">) {
  return (
    <ul className="grid gap-1 border-line border-t pt-5 text-muted text-small">
      {instead.map(({ when, service }) => (
        <li key={service} className="max-w-prose text-pretty">
          If {when}, see{" "}
          <a
            href={servicePath(service)}
            className="text-text underline underline-offset-4 hover:text-accent"
          >
            {getService(service).title}
          </a>
          .
        </li>
      ))}
    </ul>
  );
}
