import { pictureFinalCheck, pictureReloads } from "./constants";

/** What becomes of a picture while it is asked for again. */
export type PictureState = "loading" | "failed" | "shown" | "gone";

/** A picture that could not be loaded, as far as the way back needs to know it. */
export interface FailedPicture {
  state(): PictureState;
  /** Asks for it once more, by its absolute address. */
  reload(): void;
  /** Puts the placeholder in its place. */
  replace(): void;
}

/**
 * The way back from a failure: asks at once and again at set times, and ends after the last in any
 * case. A picture on its way is left alone, or a slow one would never arrive. `onEnd` is told when
 * it is shown or has left the page; with the placeholder there is nothing left to try.
 */
export function recover(picture: FailedPicture, onEnd: () => void): void {
  picture.reload();
  const timers = [...pictureReloads, pictureFinalCheck].map((delay) =>
    setTimeout(() => {
      const state = picture.state();
      if (state === "shown" || state === "gone") {
        timers.forEach(clearTimeout);
        onEnd();
      } else if (delay === pictureFinalCheck) picture.replace();
      else if (state === "failed") picture.reload();
    }, delay),
  );
}
