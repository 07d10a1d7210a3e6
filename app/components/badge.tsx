import type { ComponentProps, ReactNode } from "react";
import { classNames } from "../lib/class-names";
import { Icon } from "./icon";

/** An award, with a star. */
export function Badge({ className, children, ...rest }: ComponentProps<"span">) {
  return (
    <span
      className={classNames(
        "inline-flex items-center gap-2.5 rounded-pill border border-line bg-raised py-1.5 pr-4 pl-2 font-medium text-xs sm:text-label",
        className,
      )}
      {...rest}
    >
      <span className="grid size-5 flex-none place-items-center rounded-pill bg-accent text-raised">
        <Icon name="star" size={11} />
      </span>
      {children}
    </span>
  );
}

/** A category label, such as solution or industry. */
export function Tag({ children }: { children: ReactNode }) {
  return (
    <span className="inline-block rounded-edge bg-action px-3 py-1 font-medium text-label text-on-action">
      {children}
    </span>
  );
}
