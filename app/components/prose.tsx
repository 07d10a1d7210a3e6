import type { ComponentProps } from "react";
import { classNames } from "../lib/class-names";
import { Markdown } from "./markdown";

/** Running text at a readable width. */
export function Prose({ className, ...rest }: ComponentProps<"div">) {
  return (
    <div
      className={classNames(
        "max-w-prose space-y-5 [&_h2]:display [&_h2]:pt-6 [&_h2]:text-title-3 [&_h2]:leading-tight [&_a]:underline [&_a]:underline-offset-4 [&_a:hover]:text-accent",
        className,
      )}
      {...rest}
    />
  );
}

/** The large beginning of a text. */
export function Lead({ className, children }: { className: string; children: string }) {
  return (
    <div
      className={classNames(
        "display space-y-5 text-pretty! text-title-3 leading-[1.3]! tracking-[-0.012em]!",
        className,
      )}
    >
      <Markdown>{children}</Markdown>
    </div>
  );
}
