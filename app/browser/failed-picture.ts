import { pictureFinalCheck, pictureReloads } from "./constants";

/** State of a failed picture while it is reloaded. */
export type PictureState = "loading" | "failed" | "shown" | "gone";

/** A picture that failed to load, without the DOM, for tests. */
export interface FailedPicture {
  state(): PictureState;
  /** Requests its absolute URL again. */
  reload(): void;
  /** Shows the placeholder instead. */
  replace(): void;
}

/**
 * Reloads the picture immediately and again at fixed times, then gives up and shows the placeholder.
 * A picture that is still loading is left alone, or a slow one would never arrive. Calls `onEnd` when
 * the picture is shown or has left the page, but not for the placeholder, which is final.
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
