import { ButtonLink } from "../../components/button";
import { Picture } from "../../components/picture";
import { servicesPage } from "../../content/content";
import { contactPath, servicePath } from "../../lib/paths";

const id = "strategic-business-consulting";

/** The dark card of the page: text and buttons at the left, the picture fills the other half. */
export function StrategicConsulting() {
  const { title, text } = servicesPage.strategic;
  return (
    <section
      id={id}
      aria-labelledby={`${id}-heading`}
      className="on-ink mb-part max-md:my-10 grid gap-x-8 gap-y-6 overflow-hidden rounded-card md:grid-flow-col md:grid-cols-2 md:grid-rows-[1fr_auto]"
    >
      <div data-reveal="" className="self-end px-6 pt-8 md:pt-12 md:pr-0 md:pl-10">
        <h2 id={`${id}-heading`} className="display mb-5 text-title-2">
          {title}
        </h2>
        <p className="text-body text-muted leading-[1.5]">{text}</p>
      </div>
      <p className="flex flex-wrap gap-3 px-6 md:pr-0 md:pb-12 md:pl-10">
        <ButtonLink href={servicePath("strategic-consulting")} variant="highlight" arrow>
          Learn more<span className="sr-only">: {title}</span>
        </ButtonLink>
        <ButtonLink href={contactPath("strategic-consulting")} variant="secondary">
          Get In Touch
        </ButtonLink>
      </p>
      <Picture
        name="global-banking-platform-transformation"
        sizes="(min-width: 83rem) 51rem, (min-width: 64rem) 66vw, (min-width: 48rem) 103vw, 91vw"
        alt=""
        className="out-of-ground aspect-3/2 rounded-none! md:row-span-2 md:aspect-auto md:h-full md:min-h-120"
      />
    </section>
  );
}
