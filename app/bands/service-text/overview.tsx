import { Markdown } from "../../components/markdown";
import { named, QuietHeading } from "../../components/section";
import type { BandSection } from "../../content/schema/band";
import { classNames } from "../../lib/class-names";
import { useWords } from "../../lib/use-words";
import type { PassageView } from "../schedule/schedule-view";

/** Four weeks and the time after: those that a passage covers are bars, the others thin lines. */
function WeekMarks({ weeks, isLater }: Pick<PassageView, "weeks" | "isLater">) {
  return (
    <>
      {weeks.map((isCovered, week) => (
        <i
          // biome-ignore lint/suspicious/noArrayIndexKey: the index is the week
          key={week}
          className={classNames(
            "week-mark",
            isCovered && "is-covered",
            !isLater && week === weeks.length - 1 && "is-last",
          )}
        />
      ))}
      {isLater && <i className="week-mark is-later" />}
    </>
  );
}

interface PassagesProps {
  passages: readonly PassageView[];
}

/**
 * The weeks of each passage, which follow the reader below the header once the schedule has left. It
 * needs the script that names the passage being read (browser/contents.ts), and stays away without it.
 */
export function ScheduleStrip({ passages }: PassagesProps) {
  const { text } = useWords();
  if (passages.length < 2) return null;
  const tellOfWeeks = passages.some(({ words }) => words);
  return (
    <nav
      data-behavior="contents"
      aria-label={text.contents}
      className="schedule-strip border-line border-b bg-page text-label text-muted print:hidden"
    >
      <ol className="strip-cells wrap">
        {passages.map(({ id, label, words, weeks, isLater }) => (
          <li key={id}>
            <a href={`#${id}`} className="strip-cell">
              <span className="strip-label">{label}</span>
              {words && <span className="strip-weeks">{words}</span>}
              {tellOfWeeks && <WeekMarks weeks={weeks} isLater={isLater} />}
            </a>
          </li>
        ))}
      </ol>
    </nav>
  );
}

interface OverviewProps extends PassagesProps {
  section: BandSection;
  heading: string;
}

/** The text of a service; each passage has a label and the weeks that it covers. */
export function Overview({ section, heading, passages }: OverviewProps) {
  const { schedule } = useWords();
  const drawnAt = section.page?.weeks;
  const Weeks = drawnAt ? "a" : "p";
  // A page that begins with it has its heading all the same.
  if (!passages.length && section.level === 2) return <div id={section.anchor} />;
  return (
    <section {...named(section)}>
      <QuietHeading {...section}>{heading}</QuietHeading>
      {passages.map(({ id, label, text, words, week = drawnAt, weeks, isLater }) => (
        <div
          key={id}
          id={id}
          className="scroll-mt-31 gap-x-7 border-line border-t py-4 data-read:border-mark md:grid md:py-5 md:grid-cols-[11rem_1fr] xl:grid-cols-[13rem_1fr] print:block print:py-2"
        >
          <div className="flex flex-wrap content-start items-center justify-between gap-x-5 max-md:mb-1.5">
            <h3 className="display mb-2 text-balance text-title-4 leading-tight! md:max-xl:text-[1.125rem]">
              {label}
            </h3>
            {words && (
              <Weeks
                {...(drawnAt && { href: `#${week}` })}
                className="covered-weeks flex flex-wrap max-md:hidden items-center text-label text-muted hover:text-accent"
              >
                <WeekMarks weeks={weeks} isLater={isLater} />
                {words}
                {drawnAt && <span className="sr-only"> {schedule.ofSchedule}</span>}
              </Weeks>
            )}
          </div>
          <div className="max-w-prose space-y-3.5 max-md:text-[1rem] max-md:leading-[1.5]">
            <Markdown>{text}</Markdown>
          </div>
        </div>
      ))}
    </section>
  );
}
