import type { ReactNode } from "react";
import { ButtonAnchor } from "../components/button";
import { Label } from "../components/section";
import type { PageIntro } from "../content/types";
import { site } from "../site";

interface ContactHeroProps {
  breadcrumbs: ReactNode;
  intro: PageIntro;
  /** What the visitor came to talk about, as the address says. */
  topic: string | undefined;
  mail: string;
  /** The sheet at the right. */
  children: ReactNode;
}

export function ContactHero({ breadcrumbs, intro, topic, mail, children }: ContactHeroProps) {
  return (
    <div className="wrap pt-6 pb-band">
      {breadcrumbs}
      <div className="mt-[clamp(2rem,4vw,3.5rem)] grid gap-x-[clamp(2rem,6vw,6rem)] gap-y-12 lg:grid-cols-[7fr_5fr]">
        <div>
          <Label>{intro.label}</Label>
          <h1 className="display mt-4 text-title-1">
            {intro.heading}
            {topic && <span className="mt-3 block text-accent text-title-2">{topic}</span>}
          </h1>
          <p className="mt-8 max-w-xl text-balance text-lead text-muted">{intro.lead}</p>
          {/* As a flex item: on a line of text it would move when the fonts arrive. */}
          <div className="mt-8 flex">
            <ButtonAnchor href={mail} arrow>
              Write to {site.mailboxes.info}
            </ButtonAnchor>
          </div>
        </div>
        {children}
      </div>
    </div>
  );
}
