import { Picture } from "../../components/picture";
import { Section } from "../../components/section";
import { servicesPage } from "../../content/content";
import { TitledText } from "./titled-text";

/** What a client can expect, as cards on top of a picture. */
export function Values() {
  return (
    <Section aria-labelledby="values-heading" className="pt-8! xl:pt-12!">
      <h2 id="values-heading" className="sr-only">
        What you can expect
      </h2>
      <div className="cards-on-picture">
        <Picture
          name={servicesPage.valuesPicture}
          sizes="(min-width: 83rem) 77rem, 92vw"
          alt=""
          priority
          className="aspect-3/2 md:aspect-3/1 lg:aspect-4/1 xl:aspect-3/1"
        />
        <ul className="sm:grid-cols-2 print:grid-cols-3">
          {servicesPage.values.map((value) => (
            <li key={value.title} className="card-glass rounded-card p-6">
              <TitledText {...value} />
            </li>
          ))}
        </ul>
      </div>
    </Section>
  );
}
