import type { ReactNode } from "react";
import { ClaimLink } from "../components/claim-link";
import { Icon } from "../components/icon";
import { Pictogram } from "../components/pictogram";
import { FigureWords } from "../components/stat";
import type { Claim, Pictogram as Drawing } from "../content/types";
import { filled, useWords } from "../lib/use-words";

export function Trend({ direction, value }: NonNullable<Claim["trend"]>) {
  const { figures } = useWords();
  return (
    <p className="flex items-center gap-1.5 font-strong text-label text-positive">
      <Icon name={direction === "up" ? "trend-up" : "trend-down"} size={16} />
      <span className="sr-only">{figures[direction]} </span>
      {value}
    </p>
  );
}

/** A percentage as a bar, with a mark for the benchmark. The text beside it says the same. */
export function Benchmark({ number, mark }: { number: number | undefined; mark: number }) {
  return (
    <svg
      viewBox="0 0 100 12"
      preserveAspectRatio="none"
      aria-hidden="true"
      className="mb-1 h-3 w-full"
    >
      <rect y={4} width={100} height={4} className="fill-well" />
      <rect y={4} width={number} height={4} className="fill-mark" />
      <rect x={mark} width={0.6} height={12} className="fill-text" />
    </svg>
  );
}

interface StatCardProps {
  /** The card links to its row in the claims ledger. */
  claim: Claim;
  icon?: Drawing | undefined;
  title: string;
  description: ReactNode;
}

/** A figure of a `stat-row` that says more than its label. */
export function StatCard({ claim, icon, title, description }: StatCardProps) {
  const { figures } = useWords();
  const { id, value, trend, number, benchmark } = claim;
  return (
    <div className="relative flex flex-col gap-1">
      <h3 className="font-medium text-small">
        <ClaimLink claim={id}>{title}</ClaimLink>
      </h3>
      <div className="order-first flex items-end justify-between">
        <p className="display text-figure" data-claim={id}>
          <FigureWords value={value} />
        </p>
        {icon && <Pictogram drawing={icon} size={28} filled />}
      </div>
      {benchmark && <Benchmark number={number} mark={benchmark.number} />}
      <p className="text-muted text-small" data-claim={id}>
        {description}
        {benchmark && ` ${filled(figures.benchmark, benchmark)}`}
      </p>
      {trend && (
        <div data-claim={id}>
          <Trend {...trend} />
        </div>
      )}
    </div>
  );
}
