/** What the tests ask of a browser, whichever protocol it speaks. */
export interface Tab {
  /** An address of the site under test; resolves once the page has loaded. */
  open(address: string): Promise<void>;
  resize(width: number, height: number): Promise<void>;
  /** Runs a function in the page and waits for its promise; it knows nothing but its arguments. */
  run<Result, Given extends unknown[]>(
    code: (...given: Given) => Result,
    ...given: Given
  ): Promise<Awaited<Result>>;
  /** With the pointer, in the middle of the first such element that is shown. */
  click(selector: string): Promise<void>;
  hover(selector: string): Promise<void>;
  /** Keys by their name in `KeyboardEvent.key`, or a text letter by letter. */
  press(keys: string): Promise<void>;
  back(): Promise<void>;
  /** A PNG of what is in view. */
  picture(): Promise<Buffer>;
  /** What the browser itself has said about the site's pages since it was asked last. */
  messages(): Promise<string[]>;
  /** Resolves as soon as the page has been read, where the protocol lets us in before it has loaded. */
  openEarly?(address: string): Promise<void>;
  /** A PDF of the page, where the protocol has a word for it. */
  print?(paper: Paper): Promise<Buffer>;
  /** Switches off scripts, or the fonts of pages, as a visitor would in the settings. */
  allow?(what: "scripts" | "fonts", isAllowed: boolean): Promise<void>;
}

/** In centimeters. */
export interface Paper {
  name: string;
  width: number;
  height: number;
}
