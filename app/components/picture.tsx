import type { ComponentProps } from "react";
import { preload } from "react-dom";
import { classNames } from "../lib/class-names";
import { type PictureFiles, pictures, sourceSet } from "../pictures";
import { cutsOf, type PlacedPicture } from "./placed-picture";

interface PictureProps extends PlacedPicture, Omit<ComponentProps<"img">, "alt" | "src" | "sizes"> {
  /** What it shows and why it is there; empty for decoration. */
  alt: string;
  /** The one largest picture above the fold: fetched first, and named in the page's head too. */
  priority?: boolean;
}

const formats = ["avif", "webp"] as const;

export function Picture({
  name,
  alt,
  sizes,
  phone,
  priority = false,
  className,
  ...rest
}: PictureProps) {
  const facts: PictureFiles = pictures[name];
  const cuts = cutsOf({ name, phone });
  // Where a phone has its own cut, words stand above it there and come first; and a preload for wide
  // screens alone would be reported on each narrow one.
  if (priority && !phone)
    preload(facts.base, {
      as: "image",
      type: "image/avif",
      fetchPriority: "high",
      imageSrcSet: sourceSet(facts, "avif"),
      imageSizes: sizes,
    });
  return (
    <picture className="contents">
      {cuts.flatMap((cut) =>
        formats.map((format) => (
          <source
            key={`${cut.facts.base} ${format}`}
            type={`image/${format}`}
            media={cut.media}
            srcSet={sourceSet(cut.facts, format)}
            sizes={sizes}
            width={cut.facts.width}
            height={cut.facts.height}
          />
        )),
      )}
      <img
        src={facts.fallback?.src}
        alt={alt}
        width={facts.width}
        height={facts.height}
        loading={priority ? "eager" : "lazy"}
        fetchPriority={priority && !phone ? "high" : "auto"}
        decoding="async"
        className={classNames(`ground-${name}`, "w-full rounded-card object-cover", className)}
        {...rest}
      />
    </picture>
  );
}
