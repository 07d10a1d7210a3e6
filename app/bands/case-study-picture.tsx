import { Picture } from "../components/picture";
import { classNames } from "../lib/class-names";

/** Twelve-column layouts: 8 + 4 at equal height, 8 beside text, or 6 + 6; or a row of a list. */
const shapes = {
  wide: {
    // Grows with the text of a narrow one, which takes more lines.
    picture: "lg:aspect-16/9 lg:grow",
    sizes: "(min-width: 72rem) 51rem, (min-width: 64rem) 74vw, (min-width: 48rem) 45vw, 91vw",
  },
  narrow: {
    // As tall as a wide one, which is twice this container's width plus the gutter.
    picture: "lg:aspect-auto lg:h-[calc((200cqw+1.75rem)*9/16)]",
    sizes: "(min-width: 83rem) 43rem, (min-width: 64rem) 52vw, (min-width: 48rem) 45vw, 91vw",
  },
  full: {
    // A fixed width, or the text beside it would shift when the picture loads.
    picture: "md:w-[calc((200%-1.75rem)/3)] md:flex-none lg:aspect-16/9",
    sizes: "(min-width: 83rem) 51rem, (min-width: 48rem) 61vw, 91vw",
  },
  half: {
    picture: "",
    sizes: "(min-width: 83rem) 38rem, (min-width: 48rem) 45vw, 91vw",
  },
  third: {
    picture: "aspect-square lg:h-full",
    sizes: "(min-width: 64rem) 18rem, 30vw",
    widest: 600,
  },
  small: {
    picture: "max-xl:aspect-square",
    sizes: "8.25rem",
    widest: 400,
  },
} as const;

export type CaseStudyPictureShape = keyof typeof shapes;

interface CaseStudyPictureProps {
  slug: string;
  shape: CaseStudyPictureShape;
}

/** The cover of a case study in a link to it. No alt text, because the text beside it says the same. */
export function CaseStudyPicture({ slug, shape }: CaseStudyPictureProps) {
  const { picture, ...files } = shapes[shape];
  return (
    <Picture
      name={slug}
      alt=""
      {...files}
      className={classNames("case-study-picture aspect-3/2", picture)}
    />
  );
}
