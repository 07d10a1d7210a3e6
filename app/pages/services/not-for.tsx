import { Group } from "./group";
import { TitledText } from "./titled-text";
import type { Catalog } from "./view";

/** Which clients should look elsewhere. */
export function NotFor({ cases, ...group }: Catalog["notFor"]) {
  return (
    <Group {...group}>
      <ul className="grid gap-x-10 border-line border-b sm:grid-cols-2">
        {cases.map((one) => (
          <li key={one.title} className="border-line border-t py-6">
            <TitledText {...one} />
          </li>
        ))}
      </ul>
    </Group>
  );
}
