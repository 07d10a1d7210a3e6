import { Contents } from "../../bands/contents";
import { drawnPeriods } from "../../bands/drawn-periods";
import { PeriodBars } from "../../bands/period-bars";
import { StoredKeys } from "../../bands/stored-keys";
import { MailText } from "../../components/mail-text";
import { Prose } from "../../components/prose";
import { securityPage as page, storedKeys } from "../../content/content";
import { slugOf } from "../../text/slug";
import { HeaderTable } from "./header-table";

const reportFile = "/.well-known/security.txt";

/** What a section shows below its text. */
const shown = {
  headers: <HeaderTable />,
  storedKeys: <StoredKeys keys={storedKeys} />,
  reportFile: (
    <p>
      {page.reportFile}: <a href={reportFile}>{reportFile}</a>
    </p>
  ),
  schedule: (
    <div className="pt-5">
      <PeriodBars {...drawnPeriods(page.schedule)} />
    </div>
  ),
};

const sections = page.sections.map((section) => ({ id: slugOf(section.heading), ...section }));

export function SecurityText() {
  return (
    <div className="wrap grid gap-x-16 gap-y-10 py-[clamp(3rem,6vw,5.5rem)] lg:grid-cols-[4fr_8fr]">
      <Contents sections={sections} />
      <Prose>
        {sections.map(({ id, heading, paragraphs, ...section }) => (
          <section
            key={id}
            id={id}
            aria-labelledby={`${id}-heading`}
            className="contents-section mb-0! space-y-4 pb-5"
          >
            <h2 id={`${id}-heading`}>{heading}</h2>
            {paragraphs.map((paragraph) => (
              <p key={paragraph}>
                <MailText>{paragraph}</MailText>
              </p>
            ))}
            {"shows" in section && shown[section.shows]}
          </section>
        ))}
      </Prose>
    </div>
  );
}
