export interface Size {
  width: number;
  height: number;
}

/** What the checks ask of a browser, whichever client drives it. */
export interface Tab extends AsyncDisposable {
  /** An address of the site under test; resolves once the page has loaded. */
  open(address: string, size?: Size): Promise<void>;
  /** Where the visitor is: path and query. */
  address(): Promise<string>;
  /** Runs a function in the page and waits for its promise; it knows nothing but its arguments. */
  run<Result, Given extends unknown[]>(
    code: (...given: Given) => Result,
    ...given: Given
  ): Promise<Awaited<Result>>;
  /** With the pointer, in the middle of the first such element. */
  click(selector: string): Promise<void>;
  hover(selector: string): Promise<void>;
  press(key: "Enter" | "Escape" | "ArrowRight"): Promise<void>;
  type(text: string): Promise<void>;
  /** A PNG of what is in view. */
  screenshot(): Promise<Uint8Array>;
  /** What the browser itself has said about the site's pages since it was asked last; only Firefox tells. */
  messages?(): Promise<string[]>;
  /** Prints the page on paper of this size, in centimeters, and reads it; only Firefox does. */
  print?(paper: Size): Promise<{ sheets: number; text: string }>;
}

export const addressOf = (url: string): string => {
  const { pathname, search } = new URL(url);
  return pathname + search;
};
