import { ButtonAnchor } from "../components/button";
import { NumberedList } from "../components/item-list";
import { Section } from "../components/section";
import { contact } from "../content/contact.server";
import { faq } from "../content/faq.server";
import { branded } from "../lib/branded.server";
import { consultationMail } from "../lib/consultation-mail";
import { pageMeta } from "../lib/page-meta";
import { FaqList } from "../sections/faq-list";
import { PageHero } from "../sections/page-hero";
import { TitledTexts } from "../sections/titled-texts";
import { site } from "../site";
import type { Route } from "./+types/contact";

export function loader() {
  return branded({ page: contact, faq });
}

export function meta({ loaderData }: Route.MetaArgs) {
  return pageMeta({ ...loaderData.page.head, path: "/contact" });
}

export default function Contact({ loaderData: { page, faq } }: Route.ComponentProps) {
  return (
    <>
      <PageHero {...page.intro}>
        <ButtonAnchor href={consultationMail(page.agenda)} arrow>
          Write to {site.mailboxes.info}
        </ButtonAnchor>
      </PageHero>
      <Section id="contact" aria-label="How to reach us">
        <div className="grid gap-x-16 gap-y-12 lg:grid-cols-[7fr_5fr]">
          <div>
            <h2 className="display mb-6 text-title-3">What to include</h2>
            <NumberedList items={page.include} columns={1} />
          </div>
          <div>
            <h2 className="display mb-6 text-title-3">Headquarters</h2>
            <p className="max-w-lead text-muted">{page.headquarters}</p>
          </div>
        </div>
      </Section>
      <Section ground="raised" aria-labelledby="next-heading">
        <h2 id="next-heading" className="display mb-10 text-title-2">
          What happens next
        </h2>
        <TitledTexts items={page.next} />
      </Section>
      <FaqList intro={page.faq} entries={faq} />
    </>
  );
}
