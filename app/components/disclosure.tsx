import type { ReactNode } from "react";
import { Icon } from "./icon";

interface DisclosureProps {
  summary: string;
  children: ReactNode;
  /** Only one disclosure of a group is open at a time. */
  group: string;
  open: boolean;
}

/** Native `<details>`: works without script, and find in page searches its closed text. */
export function Disclosure({ summary, children, group, open }: DisclosureProps) {
  return (
    <details name={group} open={open} className="group border-line border-t last:border-b">
      <summary className="display flex cursor-pointer list-none items-baseline justify-between gap-8 py-4.5 text-title-4 leading-tight! tracking-[-0.012em]! hover:text-accent [&::-webkit-details-marker]:hidden">
        {summary}
        <Icon
          name="plus"
          size={22}
          className="flex-none self-center eased group-open:rotate-45 print:hidden"
        />
      </summary>
      <div className="max-w-prose pb-7 text-muted">{children}</div>
    </details>
  );
}
