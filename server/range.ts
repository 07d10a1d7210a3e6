/** Of a file, from this byte to that, both included. */
export interface Span {
  start: number;
  end: number;
}

/**
 * The part that a Range header asks for. Nothing where it asks in a way that we do not answer (several
 * parts, another unit, no numbers): then the whole is sent. `null` where no such part exists.
 */
export function readRange(header: string | undefined, size: number): Span | null | undefined {
  const [, from = "", to = ""] = /^bytes=(\d{0,15})-(\d{0,15})$/i.exec(header ?? "") ?? [];
  if (!from && !to) return undefined;
  // "-500" means the last 500.
  const start = from ? Number(from) : Math.max(0, size - Number(to));
  const end = from && to ? Math.min(Number(to), size - 1) : size - 1;
  if (from && to && Number(to) < Number(from)) return undefined;
  return start <= end ? { start, end } : null;
}
