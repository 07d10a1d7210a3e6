/** What a route may say of its document. */
export interface DocumentHandle {
  /** Runs before anything is painted. */
  headScript?: string;
}
