import { base } from "../base";
import { placeholderFile } from "../lib/placeholder-address";
import { type PictureState, recover } from "./failed-picture";

/** What fails among these is no news: they are being recovered, or replaced for good. */
const recovering = new WeakSet<HTMLImageElement>();

function stateOf(image: HTMLImageElement): PictureState {
  if (!image.isConnected) return "gone";
  if (!image.complete) return "loading";
  return image.naturalWidth ? "shown" : "failed";
}

/**
 * The choice of files goes too, since the browser has chosen one that failed. The elements stay, for
 * the sizes that they give to the box.
 */
function load(image: HTMLImageElement, url: string): void {
  for (const source of image.closest("picture")?.querySelectorAll("source") ?? [])
    source.srcset = url;
  image.src = url;
}

/** With the name on it, where there is one and the start-up script that draws it has arrived. */
function placeholderFor({ dataset, width, height }: HTMLImageElement): string {
  const drawn = dataset.placeholder && window.drawPlaceholder?.(dataset.placeholder, width, height);
  return drawn || base + placeholderFile;
}

function startRecovery(image: HTMLImageElement): void {
  // Absolute, as the browser has resolved it.
  const { src, currentSrc } = image;
  if (!src || recovering.has(image)) return;
  recovering.add(image);
  console.error(`Image failed to load: ${currentSrc || src}`);
  // One that waits until it is near would be replaced if the reader has scrolled on.
  image.loading = "eager";
  recover(
    {
      state: () => stateOf(image),
      reload: () => load(image, src),
      replace: () => load(image, placeholderFor(image)),
    },
    () => recovering.delete(image),
  );
}

function onError({ target }: Event): void {
  if (target instanceof HTMLImageElement) startRecovery(target);
}

/** Asks again for every image of the page that has failed, and from then on for all that fail. */
export function recoverImages(): void {
  // Such events do not bubble, but they can be caught on their way down.
  document.addEventListener("error", onError, true);
  // Some drawings have no width of their own: only what cannot be decoded has failed.
  for (const image of document.images)
    if (image.complete && !image.naturalWidth) image.decode().catch(() => startRecovery(image));
}
