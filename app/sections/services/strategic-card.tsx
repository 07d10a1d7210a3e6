import { ButtonLink } from "../../components/button";
import { Card } from "../../components/card";
import { Picture } from "../../components/picture";
import { contactPath, servicePath } from "../../lib/paths";

interface StrategicCardProps {
  id: string;
  title: string;
  text: string;
}

/** The featured service of the page: the work that comes before there is a project. */
export function StrategicCard({ id, title, text }: StrategicCardProps) {
  return (
    <section id={id} aria-labelledby={`${id}-heading`} className="pb-20 lg:pb-28">
      <Card variant="dark" className="overflow-hidden md:grid! md:grid-cols-2 md:p-0!">
        <div className="self-center md:p-8 xl:p-12">
          <h2 id={`${id}-heading`} className="display mb-5 text-title-2">
            {title}
          </h2>
          <p className="mb-8 text-muted">{text}</p>
          <div className="flex flex-wrap gap-3">
            <ButtonLink to={servicePath("strategic-consulting")} look="highlight" arrow>
              Learn more<span className="sr-only">: {title}</span>
            </ButtonLink>
            <ButtonLink to={contactPath("strategic-consulting")} look="secondary">
              Get In Touch
            </ButtonLink>
          </div>
        </div>
        <Picture
          name="global-banking-platform-transformation"
          alt=""
          sizes="(min-width: 83rem) 51rem, (min-width: 48rem) 66vw, 80vw"
          className="rounded-none! max-md:mt-8 max-md:aspect-3/2 md:h-full md:min-h-120"
        />
      </Card>
    </section>
  );
}
