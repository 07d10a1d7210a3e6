import { Icon } from "../../components/icon";
import { letterAbout, type Topic } from "../../lib/letter-about";
import { useSite } from "../../lib/use-words";
import type { BandProps } from "../component-of";
import { topicGroups } from "./topic-groups";

type ChoicesProps = Pick<
  BandProps<"opening-letter">,
  "question" | "general" | "byName" | "situations" | "services" | "serviceGroups" | "letter"
>;

interface ChoiceProps extends Pick<ChoicesProps, "letter"> {
  /** Its id lets a hash link open the group. The one for anything else has none. */
  id?: string;
  names?: readonly string[];
  label: string;
  about?: Topic;
  /** To the first result of the service that is meant, or that comes first. */
  weeks?: number | undefined;
  months?: number | undefined;
}

/** A prepared email to open; with script, what the letter is about (browser/before-paint/topic.ts). */
function Choice({ id, names = [], label, about, weeks, months, letter }: ChoiceProps) {
  const { mailto } = letterAbout({ letter, site: useSite() }, about);
  return (
    <li>
      <a
        id={id}
        href={mailto}
        data-topic={names.join(" ")}
        data-first={about && "letter" in about ? "" : undefined}
        data-weeks={weeks}
        data-months={months}
        className="topic"
      >
        {label}
      </a>
    </li>
  );
}

/** Every service by name, in groups of which one is open at a time. */
function ServicesByName({ letter, ...lists }: Omit<ChoicesProps, "question" | "general">) {
  return topicGroups(lists).map(({ title, topics }) => (
    <details key={title} name="topics" className="topic-group">
      <summary className="topics-name">{title}</summary>
      <ul className="pb-3 sm:columns-2 md:max-lg:columns-1">
        {topics.map(({ title, ...topic }) => (
          <Choice key={title} {...topic} label={title} about={{ title }} letter={letter} />
        ))}
      </ul>
    </details>
  ));
}

/** What the letter can be about: a situation in the reader's words, a service by its name, or anything. */
export function Choices({ question, general, ...lists }: ChoicesProps) {
  const { situations, letter, byName } = lists;
  const anythingElse = <Choice label={general} letter={letter} />;
  return (
    <div data-topics className="topics print:hidden">
      <h2 id="topics" className="pb-2 font-medium text-label">
        {question}
      </h2>
      {situations.length ? (
        <>
          <ul className="topic-list">
            {situations.map(({ id, line, services: [first], ...about }) => (
              <Choice
                key={id}
                id={id}
                names={[id]}
                label={line}
                about={about}
                weeks={first?.service.weeks}
                months={first?.service.months}
                letter={letter}
              />
            ))}
            {anythingElse}
          </ul>
          <details className="topics-by-name group">
            <summary className="topics-name topics-all">
              <Icon name="plus" size={20} className="flex-none eased group-open:rotate-45" />
              {byName}
            </summary>
            <div className="md:ml-9">
              <ServicesByName {...lists} />
            </div>
          </details>
        </>
      ) : (
        <>
          <ServicesByName {...lists} />
          <ul className="topic-list">{anythingElse}</ul>
        </>
      )}
    </div>
  );
}
