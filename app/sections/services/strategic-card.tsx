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
    <section id={id} aria-labelledby={`${id}-heading`} className="services-part">
      <Card variant="dark" className="shape-featured gap-8">
        <div className="py-4">
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
        />
      </Card>
    </section>
  );
}
