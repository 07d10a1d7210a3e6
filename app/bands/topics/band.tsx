import presetTopic from "../../../.generated/topic.js?raw";
import { Icon } from "../../components/icon";
import { InlineScript } from "../../components/inline-script";
import { LinkedText } from "../../components/linked-text";
import { Section, SectionHead } from "../../components/section";
import { classNames } from "../../lib/class-names";
import { letter } from "../../lib/letter";
import { useSite } from "../../lib/use-words";
import type { BandProps } from "../component-of";
import { topicGroups } from "./topic-groups";

const prepared =
  "flex items-center gap-3 py-2.5 underline-offset-4 hover:text-accent hover:underline aria-[current]:font-strong aria-[current]:text-accent";

interface TopicsProps extends Pick<ReturnType<typeof topicGroups>[number], "topics"> {
  mailAbout: (topic: string) => string;
}

/** A link per prepared email; its id lets a hash link open the group. */
function TopicLinks({ topics, mailAbout }: TopicsProps) {
  // Where a third column would leave one alone in its row, and two leave none, there are two.
  const inThrees = topics.length % 3 !== 1 || topics.length % 2 === 1;
  return (
    <ul
      className={classNames(
        "-mt-px grid gap-x-7 pb-4 text-small sm:grid-cols-2 md:pb-6",
        inThrees && "xl:grid-cols-3",
      )}
    >
      {topics.map(({ id, title, names, weeks, months }) => (
        // No border in the first row: the group already has a line above it.
        <li
          key={id}
          className={classNames(
            "border-line border-t lg:nth-[-n+2]:border-transparent",
            inThrees && "xl:nth-3:border-transparent",
          )}
        >
          <a
            id={id}
            href={mailAbout(title)}
            data-topic={names.join(" ")}
            data-weeks={weeks}
            data-months={months}
            className={prepared}
          >
            <Icon name="mail" className="flex-none text-accent" />
            {title}
          </a>
        </li>
      ))}
    </ul>
  );
}

/** Every topic with its prepared email, by group; the topic in the URL is marked and its group opened. */
export default function Topics({
  section,
  label,
  heading,
  text,
  links,
  general,
  letter: words,
  ...lists
}: BandProps<"topics">) {
  const { mailboxes } = useSite();
  const mailAbout = (topic?: string) => letter({ ...words, to: mailboxes.info, topic }).mailto;
  return (
    <>
      <Section {...section} data-topics="">
        <SectionHead {...section} label={label} heading={heading}>
          {text && <LinkedText text={text} links={links} />}
        </SectionHead>
        {topicGroups(lists).map(({ title, topics }) => (
          <details key={title} className="open-if-wide topic-fold group">
            <summary className="topic-group">
              <h3 className="display text-title-4">{title}</h3>
              <Icon name="plus" size={22} className="flex-none eased group-open:rotate-45" />
            </summary>
            <TopicLinks topics={topics} mailAbout={mailAbout} />
          </details>
        ))}
        <p className="display border-line-strong border-y py-2 text-title-4">
          <a href={mailAbout()} data-topic="" className={prepared}>
            <Icon name="mail" className="flex-none text-accent" />
            {general}
          </a>
        </p>
      </Section>
      <InlineScript code={presetTopic} />
    </>
  );
}
