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
  /** What the browser itself has said about the site's pages since it was asked last. */
  messages(): Promise<string[]>;
  close(): Promise<void>;
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

export interface Engine {
  name: string;
  /** What it is called in the arguments of `npm run test:browsers`. */
  id: string;
  /** Undefined where this machine does not have it. */
  find(): Installed | undefined;
}

export interface Installed {
  /** The tab, and the version as the browser gives it. */
  start(site: string): Promise<{ tab: Tab; version: string }>;
  /** For messages that the engine writes to its own output alone: a visit without a driver. */
  watch?(address: string): Promise<Watched>;
}

export interface Watched {
  /** Lines so far. */
  said(): string[];
  close(): void;
}

/** What WebDriver, in both of its dialects, calls the keys that write nothing. */
const keyCodes: Record<string, string> = {
  Enter: "\uE007",
  Escape: "\uE00C",
  Tab: "\uE004",
  ArrowRight: "\uE014",
  ArrowDown: "\uE015",
  " ": " ",
};

const keyActions = (keys: string) =>
  (keys in keyCodes ? [keyCodes[keys]] : [...keys]).flatMap((value) => [
    { type: "keyDown", value },
    { type: "keyUp", value },
  ]);

const press = [
  { type: "pointerDown", button: 0 },
  { type: "pointerUp", button: 0 },
];

/** The commands that both dialects of WebDriver give by the same sequences. */
export function inputOf(
  perform: (type: "key" | "pointer", actions: object[]) => Promise<unknown>,
  run: Tab["run"],
): Pick<Tab, "click" | "hover" | "press"> {
  const moveTo = async (selector: string) => ({
    type: "pointerMove",
    ...(await run(middleOf, selector)),
  });
  return {
    click: async (selector) => void (await perform("pointer", [await moveTo(selector), ...press])),
    hover: async (selector) => void (await perform("pointer", [await moveTo(selector)])),
    press: async (keys) => void (await perform("key", keyActions(keys))),
  };
}

/** Brings an element into view and says where its middle is. */
async function middleOf(selector: string): Promise<{ x: number; y: number }> {
  const shown = [...document.querySelectorAll(selector)].find(
    (element) => element.getClientRects().length > 0,
  );
  if (!shown) throw new Error(`Nothing is shown that is ${selector}.`);
  const middle = () => {
    const { left, top, width, height } = shown.getBoundingClientRect();
    return { x: Math.round(left + width / 2), y: Math.round(top + height / 2) };
  };
  const found = document.elementFromPoint(middle().x, middle().y);
  if (!shown.contains(found)) shown.scrollIntoView({ block: "center", behavior: "instant" });
  // What has just come into view may still be on its way to its place.
  await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
  const moving = document
    .getAnimations()
    .filter(({ timeline, effect }) => {
      const hasEnd = Number.isFinite(effect?.getComputedTiming().endTime);
      const target = effect instanceof KeyframeEffect ? effect.target : null;
      return timeline === document.timeline && hasEnd && target?.contains(shown);
    })
    .map(({ finished }) => finished);
  await Promise.allSettled(moving);
  return middle();
}
