import { base } from "../base";
import { placeholderFile } from "../lib/placeholder-address";
import { type PictureState, recover } from "./failed-picture";

/** Images being reloaded, or replaced for good: further errors from these are ignored. */
const recovering = new WeakSet<HTMLImageElement>();

function stateOf(image: HTMLImageElement): PictureState {
  if (!image.isConnected) return "gone";
  if (!image.complete) return "loading";
  return image.naturalWidth ? "shown" : "failed";
}

/**
 * Also overrides the `<source>` files, since the browser picked one that failed. The elements stay
 * because their width and height size the image.
 */
function load(image: HTMLImageElement, url: string): void {
  for (const source of image.closest("picture")?.querySelectorAll("source") ?? [])
    source.srcset = url;
  image.src = url;
}

/** Drawn with the image's name if it has one and the start-up script has loaded; otherwise a file. */
function placeholderFor({ dataset, width, height }: HTMLImageElement): string {
  const drawn = dataset.placeholder && window.drawPlaceholder?.(dataset.placeholder, width, height);
  return drawn || base + placeholderFile;
}

function startRecovery(image: HTMLImageElement): void {
  // The property is the absolute URL, unlike the attribute.
  const { src, currentSrc } = image;
  if (!src || recovering.has(image)) return;
  recovering.add(image);
  console.error(`Image failed to load: ${currentSrc || src}`);
  // A lazy image that the reader scrolled past would not load, and would be replaced for no reason.
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

/** Reloads every image that has failed or will fail. */
export function recoverImages(): void {
  // Error events do not bubble, so listen in the capture phase.
  document.addEventListener("error", onError, true);
  // Some SVGs have no natural width: only an image that cannot be decoded has failed.
  for (const image of document.images)
    if (image.complete && !image.naturalWidth) image.decode().catch(() => startRecovery(image));
}
