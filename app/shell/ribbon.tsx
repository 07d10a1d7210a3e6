import { useWords } from "../lib/use-words";

/** The plan back from the chosen date, on every page. Its code draws it (islands/plan-back/ribbon.ts). */
export function Ribbon() {
  return useWords().dateChoice && <section data-behavior="ribbon" className="ribbon on-ink" />;
}
