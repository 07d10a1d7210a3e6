import { MailText } from "../../components/mail-text";
import { Markdown } from "../../components/markdown";
import { Prose } from "../../components/prose";
import { Today } from "../../components/today";
import { longDate } from "../../lib/long-date";
import { filled, useSite, useWords } from "../../lib/use-words";
import { slugOf } from "../../text/slug";
import type { BandProps } from "../component-of";
import { drawnPeriods } from "../periods/drawn-periods";
import { PeriodBars } from "../periods/period-bars";
import { Contents } from "./contents";
import { HeaderTable } from "./header-table";
import { StoredKeys } from "./stored-keys";

/**
 * No gaps between sections, so that one always counts as being read (browser/contents.ts); each can
 * get there by its link, and the last one by scrolling to the end.
 */
const reachable = "scroll-mt-[max(6.5rem,25vh-1.5rem)] lg:last:min-h-[calc(75vh-24rem)]";

type TextProps = BandProps<"text">;
type Shown = NonNullable<TextProps["sections"][number]["shows"]>;

const reportAddress = "/.well-known/security.txt";

/** What a section shows below its text. */
function Below({ shows, ...band }: TextProps & { shows: Shown }) {
  const { section, headers, storedKeys, storedKeyWords, reportFile, periods } = band;
  switch (shows) {
    case "headers":
      return headers && <HeaderTable meanings={headers} />;
    case "storedKeys":
      return <StoredKeys keys={storedKeys} words={storedKeyWords} />;
    case "reportFile":
      return (
        <p>
          {reportFile}: <a href={reportAddress}>{reportAddress}</a>
        </p>
      );
    case "periods":
      return (
        periods && (
          <div className="pt-5">
            <PeriodBars {...drawnPeriods(periods, section, section)} />
          </div>
        )
      );
  }
}

/** When the page was made, and when somebody last changed its words. */
function Dates({ wordingChanged }: { wordingChanged: string }) {
  const { language } = useSite();
  const { text } = useWords();
  const changed = longDate(new Date(`${wordingChanged}T12:00`), language);
  const date = changed.replaceAll(" ", "\u00a0");
  return (
    <p className="text-muted text-small">
      {text.updated}: <Today show="date" />. {filled(text.wordingChanged, { date })}
    </p>
  );
}

export default function Text(band: TextProps) {
  const { mailboxes } = useSite();
  const { text } = useWords();
  const { section, wordingChanged, mailbox, sections } = band;
  const { again } = section;
  const listed = sections.map((one) => {
    const id = slugOf(one.heading);
    return { ...one, id: id + again, headingId: `${id}-heading${again}` };
  });
  return (
    <div
      id={section.anchor}
      className="wrap grid gap-x-16 gap-y-10 py-[clamp(3rem,6vw,5.5rem)] lg:grid-cols-[4fr_8fr]"
    >
      <Contents sections={listed} />
      <Prose>
        {wordingChanged && <Dates wordingChanged={wordingChanged} />}
        <div>
          {listed.map(({ id, headingId, heading, paragraphs, shows }, index) => (
            <section
              key={id}
              id={id}
              aria-labelledby={headingId}
              className={`${reachable} space-y-4 pb-5`}
            >
              <h2 id={headingId}>{heading}</h2>
              {paragraphs.map((paragraph) => (
                <Markdown key={paragraph}>{paragraph}</Markdown>
              ))}
              {shows && <Below {...band} shows={shows} />}
              {mailbox && index === sections.length - 1 && (
                <p>
                  <MailText>{`${text.questions}: ${mailboxes[mailbox]}`}</MailText>
                </p>
              )}
            </section>
          ))}
        </div>
      </Prose>
    </div>
  );
}
