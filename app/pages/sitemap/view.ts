import { sitemapPage as page } from "../../content/content";
import { slugOf } from "../../text/slug";
import { percent } from "../../visualization/figures";
import { type SiteSection, siteSections } from "./sections";

/** Bar positions for the sections: each bar starts where the previous one ends. */
function cascade(sections: readonly SiteSection[], key: string) {
  const total = sections.reduce((sum, { entries }) => sum + entries.length, 0);
  let first = 0;
  const rows = sections.map(({ id, name, entries: { length: count } }) => {
    const x = percent((first / total) * 100);
    first += count;
    return {
      id,
      name,
      count,
      x,
      width: percent((count / total) * 100),
      end: percent((first / total) * 100),
      isKey: id === key,
    };
  });
  return { ...page.drawing, total, rows };
}

function machineFiles() {
  const entries = page.machines.files.map(({ address, text }) => ({
    name: address,
    href: address,
    text,
  }));
  const name = page.sections.machines;
  return { id: slugOf(name), name, text: page.machines.text, entries };
}

export function sitemapView() {
  const { company, services, caseStudies, trust, legal } = siteSections();
  return {
    cascade: cascade([company, ...services, caseStudies, trust, legal], caseStudies.id),
    servicesName: page.sections.services,
    company,
    services,
    /** Below the services. */
    others: [caseStudies, trust, legal, machineFiles()],
  };
}

export type SitemapView = ReturnType<typeof sitemapView>;
