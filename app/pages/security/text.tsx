import { Contents } from "../../bands/contents";
import { PeriodBars } from "../../bands/period-bars";
import { StoredKeys } from "../../bands/stored-keys";
import { MailText } from "../../components/mail-text";
import { Prose } from "../../components/prose";
import { HeaderTable } from "./header-table";
import type { SecurityView } from "./view";

/** What a section shows below its text. */
function Shown({ what, view }: { what: string | undefined; view: SecurityView }) {
  const { text, path, exists } = view.reportFile;
  if (what === "headers") return <HeaderTable headers={view.headers} />;
  if (what === "storedKeys") return <StoredKeys keys={view.storedKeys} />;
  if (what === "reportFile" && exists)
    return (
      <p>
        {text}: <a href={path}>{path}</a>
      </p>
    );
  if (what === "schedule")
    return (
      <div className="pt-5">
        <PeriodBars {...view.schedule} />
      </div>
    );
  return null;
}

export function SecurityText(view: SecurityView) {
  return (
    <div className="wrap grid gap-x-16 gap-y-10 py-[clamp(3rem,6vw,5.5rem)] lg:grid-cols-[4fr_8fr]">
      <Contents sections={view.sections} />
      <Prose>
        {view.sections.map(({ id, heading, paragraphs, shows }) => (
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
            <Shown what={shows} view={view} />
          </section>
        ))}
      </Prose>
    </div>
  );
}
