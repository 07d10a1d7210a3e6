import { ButtonLink } from "../components/button";
import { PlainList } from "../components/item-list";
import { Link } from "../components/link";
import type { CaseStudyView } from "./case-study-view.server";

const titleClass = "display mb-4 text-title-3";

function ServiceLinks({ services }: { services: CaseStudyView["related"] }) {
  return (
    <ul>
      {services.map(({ to, title }) => (
        <li key={to} className="border-line border-t">
          <Link
            to={to}
            className="block py-2.5 text-small underline-offset-4 hover:text-accent hover:underline"
          >
            {title}
          </Link>
        </li>
      ))}
    </ul>
  );
}

type CaseStudySidebarProps = Pick<
  CaseStudyView,
  "insights" | "related" | "used" | "sidebar" | "contact"
>;

export function CaseStudySidebar(props: CaseStudySidebarProps) {
  return (
    <aside
      aria-label="Key insights and related services"
      className="space-y-12 wide:col-start-2 wide:row-start-1"
    >
      <div>
        <h2 className={titleClass}>Key Insights</h2>
        <PlainList items={props.insights} className="text-small" />
      </div>
      <div>
        <h2 className={titleClass}>Services in this story</h2>
        <ServiceLinks services={props.used} />
      </div>
      <nav aria-labelledby="related-heading">
        <h2 id="related-heading" className={titleClass}>
          Related Services
        </h2>
        <ServiceLinks services={props.related} />
      </nav>
      <div className="on-ink rounded-card p-6 lg:p-8 print:hidden">
        <h2 className={titleClass}>{props.sidebar.heading}</h2>
        <p className="mb-6 text-muted text-small">{props.sidebar.text}</p>
        <ButtonLink to={props.contact} look="highlight" className="w-full">
          Schedule a Consultation
        </ButtonLink>
      </div>
    </aside>
  );
}
