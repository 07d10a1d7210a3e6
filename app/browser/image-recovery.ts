import { placeholderAddress } from "../lib/placeholder-address";
import { type PictureState, recover } from "./failed-picture";

/** Being recovered, or replaced for good: what fails among these is no news. */
const inCare = new WeakSet<HTMLImageElement>();

function stateOf(image: HTMLImageElement): PictureState {
  if (!image.isConnected) return "gone";
  if (!image.complete) return "loading";
  return image.naturalWidth ? "shown" : "failed";
}

/**
 * The choice of files goes too, since the browser has chosen one that failed. The elements stay, for
 * React and for the sizes that they give to the box.
 */
function load(image: HTMLImageElement, url: string): void {
  for (const source of image.closest("picture")?.querySelectorAll("source") ?? [])
    source.srcset = url;
  image.src = url;
}

/** With the name on it, where there is one and the start-up script that draws it has arrived. */
function placeholderFor({ dataset, width, height }: HTMLImageElement): string {
  const drawn = dataset.placeholder && window.drawPlaceholder?.(dataset.placeholder, width, height);
  return drawn || placeholderAddress;
}

function attend(image: HTMLImageElement): void {
  // Absolute, as the browser has resolved it.
  const { src, currentSrc } = image;
  if (!src || inCare.has(image)) return;
  inCare.add(image);
  console.error(`Image failed to load: ${currentSrc || src}`);
  // One that waits until it is near would be replaced if the reader has scrolled on.
  image.loading = "eager";
  recover(
    {
      state: () => stateOf(image),
      reload: () => load(image, src),
      replace: () => load(image, placeholderFor(image)),
    },
    () => inCare.delete(image),
  );
}

function hear({ target }: Event): void {
  if (target instanceof HTMLImageElement) attend(target);
}

/**
 * Asks again for every image of the page that has failed, and from then on for all that fail. Called
 * once hydration is over, which compares the page with what was rendered, and for each new part of a
 * page: its images were loading before it stood where failures are heard.
 */
export function recoverImages(): void {
  // Such events do not bubble, but they can be caught on their way down. The same listener counts once.
  document.addEventListener("error", hear, true);
  // Some drawings have no width of their own: only what cannot be decoded has failed.
  for (const image of document.images)
    if (image.complete && !image.naturalWidth) image.decode().catch(() => attend(image));
}
