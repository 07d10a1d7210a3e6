import { clsx } from "clsx";
import type { ComponentProps } from "react";

export interface GroupProps extends ComponentProps<"section"> {
  id: string;
  title: string;
  text: string;
}

/** A group of services. No gap stands between groups, so that the reader is always in one of them. */
export function Group({ id, title, text, className, children, ...rest }: GroupProps) {
  return (
    <section
      id={id}
      aria-labelledby={`${id}-heading`}
      className={clsx("pb-20 last:pb-0 lg:pb-28", className)}
      {...rest}
    >
      <div className="mb-8 grid items-end gap-x-8 gap-y-3 border-text border-t pt-5 md:grid-cols-[7fr_5fr]">
        <h2 id={`${id}-heading`} className="display text-group">
          {title}
        </h2>
        <p className="text-muted text-small">{text}</p>
      </div>
      {children}
    </section>
  );
}
