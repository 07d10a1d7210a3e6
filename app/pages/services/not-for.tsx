import { servicesPage } from "../../content/content";
import { Group } from "./group";
import { TitledText } from "./titled-text";

const { heading, text, cases } = servicesPage.notFor;

/** Belongs to the engagement models, and so has a smaller heading. */
export function NotFor() {
  return (
    <Group id="when-not-to-hire-us" title={heading} text={text} className="fold-halves fold-minor">
      <ul className="ruled md:grid-cols-2 lg:grid-cols-4">
        {cases.map((one) => (
          <li key={one.title}>
            <TitledText {...one} />
          </li>
        ))}
      </ul>
    </Group>
  );
}
