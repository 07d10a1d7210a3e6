import { clsx } from "clsx";
import type { ComponentProps } from "react";

interface PictureProps extends Omit<ComponentProps<"img">, "alt"> {
  src: string;
  /** What it shows and why it is there; empty for decoration. */
  alt: string;
  width: number;
  height: number;
  /** The largest picture above the fold is fetched first; all others when they come near. */
  priority?: boolean;
}

export function Picture({ alt, priority = false, className, ...rest }: PictureProps) {
  return (
    <img
      alt={alt}
      loading={priority ? "eager" : "lazy"}
      fetchPriority={priority ? "high" : "auto"}
      decoding="async"
      className={clsx("w-full rounded-card bg-well object-cover", className)}
      {...rest}
    />
  );
}
