import { ButtonLink } from "../../components/button";
import { Pictogram } from "../../components/pictogram";
import { Picture } from "../../components/picture";
import { servicesPage } from "../../content/content";
import { getService } from "../../content/services";
import { contactPath, servicePath } from "../../lib/paths";

const id = "strategic-business-consulting";
const service = "strategic-consulting";

/** The dark card of the page: its columns are those of the plan, and its picture stands below the bars. */
export function StrategicConsulting() {
  const { title, text } = servicesPage.strategic;
  return (
    <section id={id} aria-labelledby={`${id}-heading`} className="featured-service group on-ink">
      <div>
        <Pictogram drawing={getService(service).pictogram} size={32} className="mb-4" />
        <h2 id={`${id}-heading`} className="display text-title-2 md:max-xl:text-title-3">
          {title}
        </h2>
      </div>
      <div>
        <p className="text-body text-muted leading-[1.5]">{text}</p>
        <p className="mt-5 flex flex-wrap gap-3">
          <ButtonLink href={servicePath(service)} variant="highlight" size="small" arrow>
            Learn more<span className="sr-only">: {title}</span>
          </ButtonLink>
          <ButtonLink href={contactPath(service)} variant="secondary" size="small">
            Get In Touch
          </ButtonLink>
        </p>
      </div>
      <Picture
        name="global-banking-platform-transformation"
        sizes="(min-width: 83rem) 27rem, (min-width: 64rem) 40vw, (min-width: 48rem) 62vw, 78vw"
        alt=""
        className="out-of-ground rounded-none!"
      />
    </section>
  );
}
