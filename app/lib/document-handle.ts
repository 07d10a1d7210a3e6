/** Type of a route's `handle` export. */
export interface DocumentHandle {
  /** Inline script in the head, which runs before the first paint. */
  headScript?: string;
}
