import { Breadcrumbs } from "../../components/breadcrumbs";
import { ButtonLink } from "../../components/button";
import { Label } from "../../components/section";
import { contact } from "../../content/content";
import { site } from "../../site";
import { consultationMail } from "./consultation-mail";
import { PreparedMail } from "./prepared-mail";

/** The lead is replaced when the URL selects a topic (browser/before-paint/topic.ts). */
export function ContactHero() {
  const { intro, topics, agenda } = contact;
  return (
    <div className="wrap pt-6 pb-band">
      <Breadcrumbs />
      <div className="mt-[clamp(2rem,4vw,3.5rem)] grid gap-x-[clamp(2rem,6vw,6rem)] gap-y-12 lg:grid-cols-[7fr_5fr]">
        <div>
          <Label>{intro.label}</Label>
          <h1 className="display mt-4 text-title-1">
            {intro.heading}
            <span data-topic-title hidden className="mt-3 block text-accent text-title-2" />
          </h1>
          <p
            data-topic-lead={topics.chosen}
            className="mt-8 max-w-xl text-balance text-lead text-muted"
          >
            {intro.lead}
          </p>
          {/* A flex item, because inline it would shift when the fonts load. */}
          <div className="mt-8 flex">
            <ButtonLink data-topic-mail href={consultationMail(agenda)} arrow>
              Write to {site.mailboxes.info}
            </ButtonLink>
          </div>
        </div>
        <PreparedMail />
      </div>
    </div>
  );
}
