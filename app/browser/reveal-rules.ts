import {
  revealBlockDelays,
  revealDivisor,
  revealMotion,
  revealShare,
  revealStagger,
} from "./constants";

/** The first trigger: enough of the element is seen. */
export const isSeen = (share: number) => share >= revealShare;

/** The second: its top has come up far enough, which for a tall element is earlier. */
export const isHigh = (top: number, viewport: number) => top < viewport / revealDivisor;

/**
 * Nothing scrolls into the upper half without having been due before: what is first met there was
 * jumped to, by a hash, a search, Back or the End key. Its reader is waiting for it.
 */
export const isJumpedTo = (top: number, viewport: number) => top < viewport / 2;

/** ms until an item of a list, or of the blocks beside each other, begins to appear. */
export const revealDelay = (rhythm: string, index: number) =>
  (rhythm === "blocks" ? revealBlockDelays[index] : index * (revealStagger[rhythm] ?? 0)) ?? 0;

const { duration, easing, rise } = revealMotion;

/** How one appears; and its bars, which grow from the left like a schedule that fills in. */
export const riseKeyframes = { opacity: [0, 1], translate: [`0 ${rise}px`, "0"] };
export const growKeyframes = { clipPath: ["inset(0 100% 0 0)", "inset(0)"] };
export const timing = (delay: number) => ({
  duration,
  easing,
  delay,
  fill: "backwards" as const,
});
