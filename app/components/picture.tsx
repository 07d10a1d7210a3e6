import type { ComponentProps } from "react";
import { preload } from "react-dom";
import { classNames } from "../lib/class-names";
import { type PictureFacts, type PictureName, pictures, sourceSet } from "../pictures";

interface PictureProps extends Omit<ComponentProps<"img">, "alt" | "src" | "sizes"> {
  name: PictureName;
  /** What it shows and why it is there; empty for decoration. */
  alt: string;
  /** How wide the layout shows it; a test compares this with the layout itself. */
  sizes: string;
  /** Another cut for screens narrower than 768 px, in the same place. */
  phone?: PictureName;
  /** The one largest picture above the fold: fetched first, and known to the page's head. */
  priority?: boolean;
}

const onPhone = "(width < 48rem)";
const onWider = "(width >= 48rem)";
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
  const facts: PictureFacts = pictures[name];
  const cuts: { facts: PictureFacts; media?: string }[] = phone
    ? [
        { facts: pictures[phone], media: onPhone },
        { facts, media: onWider },
      ]
    : [{ facts }];
  if (priority)
    // React leaves the address out where there is a set to choose from.
    for (const cut of cuts)
      preload(cut.facts.base, {
        as: "image",
        type: "image/avif",
        imageSrcSet: sourceSet(cut.facts, "avif"),
        imageSizes: sizes,
        media: cut.media,
        fetchPriority: "high",
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
        fetchPriority={priority ? "high" : "auto"}
        decoding="async"
        className={classNames(`ground-${name}`, "w-full rounded-card object-cover", className)}
        {...rest}
      />
    </picture>
  );
}
