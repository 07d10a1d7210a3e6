import type { Tab } from "./tab.ts";

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
