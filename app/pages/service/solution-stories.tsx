import { Picture } from "../../components/picture";
import { Section } from "../../components/section";
import { TextLink } from "../../components/text-link";
import type { SolutionView } from "./view";

/** Beside each other at one height, so the picture of the second is wider than what is seen of it. */
const sizes = [
  "(min-width: 83rem) 44rem, (min-width: 48rem) 52vw, 91vw",
  "(min-width: 83rem) 42rem, (min-width: 48rem) 49vw, 91vw",
] as const;

export function SolutionStories({ stories }: Pick<SolutionView, "stories">) {
  return (
    <Section
      aria-labelledby="stories-heading"
      className="border-line border-t pt-[clamp(3rem,6vw,5.5rem)]!"
    >
      <h2 id="stories-heading" className="display mb-8 text-title-2">
        Success Stories
      </h2>
      <ul
        data-reveal="items"
        className="grid gap-x-7 gap-y-12 md:grid-cols-[7fr_5fr] print:grid-cols-2"
      >
        {stories.map(({ slug, to, title, relevance }, index) => (
          <li key={slug} className="group relative flex flex-col">
            {/* The title says what the story is; here the picture is decoration. */}
            <Picture
              name={slug}
              alt=""
              sizes={sizes[index ? 1 : 0]}
              className="max-md:aspect-3/2 md:h-[clamp(14rem,32.5vw,28rem)]"
            />
            <h3 className="display mt-5 text-title-4 leading-tight! lg:text-title-3">{title}</h3>
            <p className="mt-2 mb-4 lede text-muted text-small">{relevance}</p>
            <TextLink
              href={to}
              className="mt-auto self-start text-small after:absolute after:inset-0 group-hover:text-accent print:flex-wrap"
            >
              Read case study<span className="sr-only">: {title}</span>
            </TextLink>
          </li>
        ))}
      </ul>
    </Section>
  );
}
