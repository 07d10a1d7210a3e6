import { clsx } from "clsx";
import { Icon } from "../../components/icon";
import { Link } from "../../components/link";
import { servicePath } from "../../lib/paths";
import type { Services } from "./service-cards";

interface ServiceRowsProps {
  services: Services;
  /** How a row divides its width. */
  className?: string;
}

/** Services as rows between hairlines, for a group that is read down rather than across. */
export function ServiceRows({ services, className }: ServiceRowsProps) {
  return (
    <ul className="border-line border-b">
      {services.map(({ id, title, description }) => (
        <li key={id} className="group relative border-line border-t">
          <Link
            to={servicePath(id)}
            className={clsx("grid gap-x-8 gap-y-2 py-5 pr-10 group-hover:text-accent", className)}
          >
            <h3 className="display text-title-4">{title}</h3>
            <p className="text-muted text-small">{description}</p>
            <Icon name="arrow-right" className="absolute top-6 right-1" />
          </Link>
        </li>
      ))}
    </ul>
  );
}
