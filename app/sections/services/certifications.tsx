import type { Certification } from "../../content/types";
import { Group, type GroupProps } from "./group";

interface CertificationsProps {
  group: GroupProps;
  certifications: readonly Certification[];
  /** Claimed figures have an id in the ledger, names of standards have none. */
  trust: readonly { id?: string; value: string; label: string }[];
}

export function Certifications({ group, certifications, trust }: CertificationsProps) {
  return (
    <Group {...group}>
      <dl className="mb-12">
        {certifications.map(({ name, scope }) => (
          <div
            key={name}
            className="grid gap-x-8 gap-y-1 border-line border-b pb-4 not-first:pt-4 sm:grid-cols-[1fr_2fr]"
          >
            <dt className="display text-title-4">{name}</dt>
            <dd className="text-muted text-small">{scope}</dd>
          </div>
        ))}
      </dl>
      <dl className="grid grid-cols-2 gap-px border-line border-y bg-line md:grid-cols-3">
        {trust.map(({ id, value, label }) => (
          <div key={value} className="flex flex-col-reverse justify-end gap-1 bg-page py-5 pr-3">
            <dt className="text-muted text-small">{label}</dt>
            <dd data-claim={id} className="display text-title-3">
              {value}
            </dd>
          </div>
        ))}
      </dl>
    </Group>
  );
}
