import type { ReactNode } from "react";

/** One component that looks the same on any background, or has its own. */
export function SingleSpecimen({ name, children }: { name: string; children: ReactNode }) {
  return (
    <section aria-label={name} className="border-line border-t py-10">
      <h2 className="mb-5 font-medium text-small">{name}</h2>
      {children}
    </section>
  );
}

interface SpecimenProps {
  name: string;
  /** A function if ids must differ between the two copies. */
  children: ReactNode | ((ground: string) => ReactNode);
}

/** One component with its name, on a light and a dark background. */
export function Specimen({ name, children }: SpecimenProps) {
  return (
    <SingleSpecimen name={name}>
      <div className="grid gap-6">
        {["page", "ink"].map((ground) => (
          <div
            key={ground}
            data-ground={ground}
            className={`min-w-0 rounded-card border border-line p-6 ${ground === "ink" ? "on-ink" : ""}`}
          >
            {typeof children === "function" ? children(ground) : children}
          </div>
        ))}
      </div>
    </SingleSpecimen>
  );
}
