import { Section } from "../../components/section";
import type { BandSection } from "../../content/schema/band";
import { useSite, useWords } from "../../lib/use-words";
import { slugOf } from "../../text/slug";
import type { BandProps } from "../component-of";
import { type ListedPage, type SiteSection, siteSections } from "../site-sections";

function Entries({ entries }: { entries: readonly ListedPage[] }) {
  return (
    <ul className="border-text border-t">
      {entries.map(({ name, href, text, label }) => (
        <li
          key={href}
          className="grid gap-x-7 gap-y-1 border-line border-b py-3 md:grid-cols-[3fr_5fr]"
        >
          <p>
            {label && <span className="block text-label text-muted">{label}</span>}
            <a
              href={href}
              className="inline-block min-h-6 font-medium underline decoration-line underline-offset-4 hover:text-accent"
            >
              {name}
            </a>
          </p>
          {/* data-sample: figures of a case study are its own, not claims that need a citation. */}
          <p data-sample={label && ""} className="text-muted text-small">
            {text}
          </p>
        </li>
      ))}
    </ul>
  );
}

interface BlockProps extends SiteSection, Pick<BandSection, "again"> {
  /** Service groups sit under a common "Services" heading, one level lower. */
  level: "h2" | "h3";
}

/** A part: its name at the left, where there is room, and its pages at the right. */
function Block({ id, again, name, text, entries, level: Heading }: BlockProps) {
  const headingId = `${id}-heading${again}`;
  return (
    <section id={id + again} aria-labelledby={headingId} className="twelve gap-y-4">
      <div className="self-start lg:sticky lg:top-[calc(7rem+var(--ribbon,0px))] lg:col-span-4">
        <Heading
          id={headingId}
          className={Heading === "h2" ? "display text-title-2" : "display text-title-3"}
        >
          {name}
        </Heading>
        {text && <p className="mt-2 lede text-muted text-small">{text}</p>}
      </div>
      <div className="lg:col-span-8">
        <Entries entries={entries} />
      </div>
    </section>
  );
}

type Machines = NonNullable<BandProps<"directory">["machines"]>;

const machineFiles = ({ heading, text, files }: Machines): SiteSection => ({
  id: slugOf(heading),
  name: heading,
  text,
  entries: files.map(({ address, text }) => ({ name: address, href: address, text })),
});

/** Every page of the site with its description, as a table of contents. */
export default function Directory({ section, name, machines, ...lists }: BandProps<"directory">) {
  const words = useWords();
  const { company, services, ...others } = siteSections({ ...lists, site: useSite(), words });
  const further = [
    ...Object.values(others).filter(({ entries }) => entries.length),
    ...(machines ? [machineFiles(machines)] : []),
  ];
  return (
    <Section {...section} label={name}>
      <div className="space-y-[clamp(3rem,6vw,5rem)]">
        <Block {...company} level="h2" again={section.again} />
        <h2 className="display text-title-2">{words.directory.services}</h2>
        {services.map((group) => (
          <Block key={group.id} {...group} level="h3" again={section.again} />
        ))}
        {further.map((part) => (
          <Block key={part.id} {...part} level="h2" again={section.again} />
        ))}
      </div>
    </Section>
  );
}
