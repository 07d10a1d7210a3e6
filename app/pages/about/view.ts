import { about } from "../../content/about";
import { allClaims, getClaims } from "../../content/claims";
import { getService } from "../../content/services";
import { servicePath } from "../../lib/paths";

/** Everything the page shows, a property to each band. */
export function aboutView() {
  const [opening, ...paragraphs] = about.story;
  return {
    hero: { ...about.intro, imageAlt: about.teamImageAlt, figures: getClaims(...about.figures) },
    story: { opening, paragraphs },
    practices: {
      intro: about.practicesIntro,
      practices: about.practices.map(({ since, service, question }) => ({
        since,
        question,
        name: getService(service).title,
        to: servicePath(service),
      })),
    },
    values: { intro: about.valuesIntro, values: about.values },
    measure: { intro: about.measure, claims: allClaims },
    closing: about.closing,
  };
}

export type AboutView = ReturnType<typeof aboutView>;
