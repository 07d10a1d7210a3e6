import type { ComponentProps } from "react";
import { preload } from "react-dom";
import { classNames } from "../lib/class-names";
import { useContent } from "../lib/use-words";
import { getPicture, sourcesOf } from "../pictures";

interface PictureProps extends Omit<ComponentProps<"img">, "alt" | "src" | "sizes"> {
  name: string;
  /** Empty for decoration. */
  alt: string;
  /** A test compares it with the rendered layout. */
  sizes: string;
  /** Alternative crop for screens narrower than 768 px. */
  phone?: string | undefined;
  /** px; files that are wider are not offered. */
  widest?: number | undefined;
  /** For the largest picture above the fold: high fetch priority, and preloaded. */
  priority?: boolean;
}

export function Picture({
  name,
  alt,
  sizes,
  phone,
  widest,
  priority = false,
  className,
  ...rest
}: PictureProps) {
  const content = useContent();
  const facts = getPicture(content, name);
  const cuts = phone
    ? [
        { facts: getPicture(content, phone), media: "(width < 48rem)" },
        { facts, media: "(width >= 48rem)" },
      ]
    : [{ facts, media: undefined }];
  const [best] = sourcesOf(facts);
  // No preload with a phone crop: on phones the text above it comes first, and browsers warn about a
  // preload that is only used on wide screens.
  if (best && priority && !phone)
    preload(facts.base, {
      as: "image",
      type: best.type,
      fetchPriority: "high",
      imageSrcSet: best.srcSet,
      imageSizes: sizes,
    });
  return (
    <picture className="contents">
      {cuts.flatMap((cut) =>
        sourcesOf(cut.facts, widest).map((source) => (
          <source
            key={source.srcSet}
            {...source}
            media={cut.media}
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
        className={classNames(
          `ground-${name}`,
          "w-full rounded-card",
          // A drawing keeps its shape, and has ground for any other (scripts/cover/draw.ts).
          facts.drawn ? "object-fill" : "object-cover",
          className,
        )}
        {...rest}
      />
    </picture>
  );
}
