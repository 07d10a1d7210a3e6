import { Section, SectionHead } from "../../components/section";
import type { ContactView } from "./view";

/** Every topic with a mail of its own, a row to each group; the page marks the one it is asked for. */
export function ContactTopics({ intro, groups, generalMail }: ContactView["topics"]) {
  return (
    <Section ground="sand" id="topics" aria-labelledby="topics-heading">
      <SectionHead id="topics-heading" {...intro}>
        {intro.text}
      </SectionHead>
      {groups.map(({ title, topics }) => (
        <div
          key={title}
          className="grid gap-x-8 gap-y-2 border-line border-t py-5 lg:grid-cols-[3fr_9fr]"
        >
          <h3 className="display py-1.5 text-title-4">{title}</h3>
          <ul className="grid gap-x-8 text-small sm:grid-cols-2 xl:grid-cols-3">
            {topics.map(({ id, title, names, mail }) => (
              <li key={id}>
                <a
                  href={mail}
                  data-topic={names.join(" ")}
                  className="block py-2 underline-offset-4 hover:text-accent hover:underline aria-[current]:font-strong aria-[current]:text-accent"
                >
                  {title}
                </a>
              </li>
            ))}
          </ul>
        </div>
      ))}
      <p className="display border-line border-y py-5 text-title-4">
        <a
          href={generalMail}
          className="block py-2 underline decoration-1 underline-offset-4 hover:text-accent"
        >
          {intro.general}
        </a>
      </p>
    </Section>
  );
}
