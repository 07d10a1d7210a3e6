import { DataTable } from "../../components/data-table";
import { TextLink } from "../../components/text-link";
import type { ServiceId } from "../../content/ids";
import { servicePath } from "../../lib/paths";
import { Group, type GroupProps } from "./group";

interface ComparisonProps {
  group: GroupProps;
  service: { id: ServiceId; title: string };
  columns: readonly string[];
  rows: readonly { aspect: string; values: readonly string[] }[];
}

export function Comparison({ group, service, columns, rows }: ComparisonProps) {
  return (
    <Group {...group}>
      {/* Our own column stands out by weight and ground, whatever the colors. */}
      <div className="mb-8 [&_:is(th,td)]:pl-4 [&_td:nth-child(2)]:bg-raised [&_td:nth-child(2)]:font-medium [&_td:nth-child(2)]:text-text [&_th:nth-child(2)]:bg-raised [&_th:first-child]:pl-0">
        <DataTable
          caption={group.title}
          columns={["Aspect", ...columns]}
          rows={rows.map(({ aspect, values }) => [aspect, ...values])}
        />
      </div>
      <TextLink to={servicePath(service.id)}>
        Learn more<span className="sr-only">: {service.title}</span>
      </TextLink>
    </Group>
  );
}
