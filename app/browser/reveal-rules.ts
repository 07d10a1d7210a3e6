import {
  revealBlockDelays,
  revealDivisor,
  revealMotion,
  revealShare,
  revealStagger,
} from "./constants";

/** First trigger: enough of the element is in the viewport. */
export const isSeen = (share: number) => share >= revealShare;

/** Second trigger: its top is high enough, which a tall element reaches earlier. */
export const isHigh = (top: number, viewport: number) => top < viewport / revealDivisor;

/**
 * Normal scrolling reveals an element before it gets to the upper half of the viewport. One first seen
 * there was jumped to (hash, find in page, Back, End key), so it must appear without animation.
 */
export const isJumpedTo = (top: number, viewport: number) => top < viewport / 2;

/** ms until the item at this index starts to appear. */
export const revealDelay = (rhythm: string, index: number) =>
  (rhythm === "blocks" ? revealBlockDelays[index] : index * (revealStagger[rhythm] ?? 0)) ?? 0;

const { duration, easing, rise } = revealMotion;

/** An item rises and fades in; its bars grow from the left, like a schedule that fills in. */
export const riseKeyframes = { opacity: [0, 1], translate: [`0 ${rise}px`, "0"] };
export const growKeyframes = { clipPath: ["inset(0 100% 0 0)", "inset(0)"] };
export const timing = (delay: number) => ({
  duration,
  easing,
  delay,
  fill: "backwards" as const,
});
