import type { Tab } from "./tab.ts";

export interface Engine {
  name: string;
  /** What it is called in the arguments of `npm run test:browsers`. */
  id: string;
  /** Undefined where this machine does not have it. */
  find(): Installed | undefined;
}

export interface Installed {
  start(site: string): Promise<Browser>;
  /** On a machine that has the fonts of this folder alone. */
  startWithFonts?(site: string, folder: string): Promise<Browser>;
  /** For messages that the engine writes to its own output alone: a visit without a driver. */
  watch?(address: string): Promise<Watched>;
}

export interface Browser {
  tab: Tab;
  /** As the browser gives it. */
  version: string;
  /** Ends it and all that it has started, whatever state it is in. */
  end(): void;
}

export interface Watched {
  /** Lines so far. */
  said(): string[];
  end(): void;
}
