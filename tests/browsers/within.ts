import { setTimeout as pause } from "node:timers/promises";

export class TooLong extends Error {}

/** The same promise, but no longer than this. */
export async function within<Value>(ms: number, work: Promise<Value>): Promise<Value> {
  const timer = new AbortController();
  const tooLong = pause(ms, undefined, { signal: timer.signal }).then(() => {
    throw new TooLong(`no end within ${ms / 1000} s`);
  });
  return Promise.race([work, tooLong]).finally(() => {
    tooLong.catch(() => {});
    timer.abort();
  });
}

export const messageOf = (error: unknown): string =>
  error instanceof Error ? error.message : String(error);
