import { servicesPage } from "../../content/content";

const { analytics, comparison, engagement, notFor, certificationsIntro } = servicesPage;

/** The parts of the page that are not service groups and so not in the plan, by id. */
const parts = {
  analytics: analytics.title,
  "why-pmaas": comparison.heading,
  "engagement-models": engagement.heading,
  "when-not-to-hire-us": notFor.heading,
  certifications: certificationsIntro.heading,
};

/** Links to them. */
export function Further() {
  return (
    <nav
      aria-label={servicesPage.plan.further}
      className="mt-6 mb-part flex flex-wrap gap-x-8 border-line border-t pt-4 text-small max-md:hidden"
    >
      {Object.entries(parts).map(([id, title]) => (
        <a key={id} href={`#${id}`} className="py-1 hover:text-accent">
          {title}
        </a>
      ))}
    </nav>
  );
}
