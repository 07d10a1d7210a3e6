import type { ComponentProps } from "react";
import { classNames } from "../lib/class-names";
import { Icon } from "./icon";

/** A link on its own line, underlined, with an arrow. */
export function TextLink({ className, children, ...rest }: ComponentProps<"a">) {
  return (
    <a
      className={classNames(
        "inline-flex min-h-6 items-center gap-2 border-current border-b pb-0.5 font-medium hover:text-accent",
        className,
      )}
      {...rest}
    >
      {children}
      <Icon name="arrow-right" />
    </a>
  );
}
