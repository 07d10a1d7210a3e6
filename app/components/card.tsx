import { clsx } from "clsx";
import type { ComponentProps } from "react";

/** The specification's four treatments, in this site's language. */
export const cardVariants = {
  default: "border border-line bg-raised",
  dark: "on-ink border border-line",
  // Paper at 70 %, for a card that stands on a picture; softer text would be lost on its dark parts.
  glass: "border border-line bg-raised/70 backdrop-blur-md [--color-muted:var(--color-text)]",
  // An edge of one pixel that lifts the card when the pointer comes.
  "3d": "border border-line border-r-line-strong border-b-line-strong bg-raised transition-transform hover:-translate-x-0.5 hover:-translate-y-0.5",
} as const;

export type CardVariant = keyof typeof cardVariants;

export function Card({
  variant = "default",
  className,
  ...rest
}: { variant?: CardVariant } & ComponentProps<"article">) {
  return (
    <article
      className={clsx(
        "relative flex flex-col rounded-card p-6 lg:p-7",
        cardVariants[variant],
        className,
      )}
      {...rest}
    />
  );
}
