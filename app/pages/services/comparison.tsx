import { DataTable } from "../../components/data-table";
import { TextLink } from "../../components/text-link";
import { Group } from "./group";
import type { Catalog } from "./view";

export function Comparison({ table, service, href, ...group }: Catalog["comparison"]) {
  return (
    <Group {...group}>
      <div className="comparison mb-8">
        <DataTable {...table} />
      </div>
      <TextLink href={href}>{service}</TextLink>
    </Group>
  );
}
