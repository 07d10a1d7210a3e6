import { Icon } from "../../components/icon";
import { LinkedText } from "../../components/linked-text";
import { Section, SectionHead } from "../../components/section";
import { contact } from "../../content/content";
import { contactLetter } from "./contact-letter";
import { topicGroups } from "./topic-groups";

const prepared =
  "flex items-center gap-3 py-2.5 underline-offset-4 hover:text-accent hover:underline aria-[current]:font-strong aria-[current]:text-accent";

type Group = ReturnType<typeof topicGroups>[number];

/** A link per prepared email; its id lets a hash link open the group. */
function Topics({ topics }: Pick<Group, "topics">) {
  return (
    <ul className="-mt-px grid gap-x-7 pb-4 text-small sm:grid-cols-2 md:pb-6 xl:grid-cols-3">
      {topics.map(({ id, title, names, mail, weeks }) => (
        // No border in the first row: the group already has a line above it.
        <li
          key={id}
          className="border-line border-t lg:nth-[-n+2]:border-transparent xl:nth-3:border-transparent"
        >
          <a
            id={id}
            href={mail}
            data-topic={names.join(" ")}
            data-weeks={weeks}
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
export function ContactTopics() {
  const intro = contact.topics;
  return (
    <Section ground="sand" id="topics" aria-labelledby="topics-heading">
      <SectionHead anchor="topics" level={2} label={intro.label} heading={intro.heading}>
        <LinkedText text={intro.text} links={intro.links} />
      </SectionHead>
      {topicGroups().map(({ title, topics }) => (
        <details key={title} className="open-if-wide topic-fold group">
          <summary>
            <h3 className="display text-title-4">{title}</h3>
            <Icon name="plus" size={22} className="eased group-open:rotate-45" />
          </summary>
          <Topics topics={topics} />
        </details>
      ))}
      <p className="display border-line-strong border-y py-2 text-title-4">
        <a href={contactLetter().mailto} data-topic="" className={prepared}>
          <Icon name="mail" className="flex-none text-accent" />
          {intro.general}
        </a>
      </p>
    </Section>
  );
}
