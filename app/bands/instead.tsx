import type { Service } from "../content/types";
import { servicePath } from "../lib/paths";
import { filled, useWords } from "../lib/use-words";

interface InsteadProps {
  instead: Service["instead"];
  services: readonly Service[];
}

/** Links to other services for readers whom this one does not fit. */
export function Instead({ instead, services }: InsteadProps) {
  const words = useWords().service;
  if (!instead.length) return null;
  return (
    <ul className="grid gap-1 border-line border-t pt-5 text-muted text-small">
      {instead.map(({ when, service }) => {
        const [before, after] = filled(words.instead, { when }).split("{service}");
        return (
          <li key={service} className="max-w-prose text-pretty">
            {before}
            <a
              href={servicePath(service)}
              className="text-text underline underline-offset-4 hover:text-accent"
            >
              {services.find(({ id }) => id === service)?.title}
            </a>
            {after}
          </li>
        );
      })}
    </ul>
  );
}
