import type { ReactNode } from "react";
import { ServiceCard, type ServiceCardProps } from "../../bands/service-card";
import { Picture } from "../../components/picture";
import type { PictureName } from "../../pictures";

export interface GroupProps {
  className?: string;
  children?: ReactNode;
  id: string;
  title: string;
  text: string;
  /** How the cards stand: one of the shapes of shapes.css. */
  shape?: string;
  variant?: ServiceCardProps["variant"];
  cards?: readonly ServiceCardProps[];
  /** Stands beside or behind the cards, as decoration. */
  picture?: { name: PictureName; sizes: string };
  /** What stands before the cards; children follow them. */
  before?: ReactNode;
}

/** One part of the long section: heading, a sentence, and what belongs to it. */
export function Group({
  id,
  title,
  text,
  shape,
  variant,
  cards = [],
  picture,
  before,
  className = "services-part",
  children,
}: GroupProps) {
  return (
    <section id={id} aria-labelledby={`${id}-heading`} className={className}>
      <div data-reveal="">
        <h2 id={`${id}-heading`} className="display">
          {title}
        </h2>
        <p className="text-muted text-small">{text}</p>
      </div>
      {shape && (
        <div className={shape}>
          {picture && <Picture alt="" {...picture} />}
          {before}
          <div data-reveal="items">
            {cards.map((card) => (
              <ServiceCard key={card.title} variant={variant} {...card} />
            ))}
          </div>
        </div>
      )}
      {children}
    </section>
  );
}
