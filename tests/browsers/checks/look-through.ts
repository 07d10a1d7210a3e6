/** What is found on a page that was read to its end. */
export interface Findings {
  headings: number;
  /** px by which the page is wider than the window. */
  sideways: number;
  /** Families of ours that have not come. */
  lateFonts: string[];
  lostPictures: string[];
  /** How the texts begin that nobody can see. */
  invisible: string[];
}

/** Reads the page in view by view, waits for pictures and motion, and looks; for `Tab.run`. */
export async function lookThrough(families: string[]): Promise<Findings> {
  const twoFrames = () =>
    new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
  for (let top = 0; top < document.documentElement.scrollHeight; top += innerHeight * 0.8) {
    scrollTo({ top, behavior: "instant" });
    await twoFrames();
  }
  // What is folded away has boxes too, but nobody sees it.
  const isShown = (element: Element) =>
    element.checkVisibility() && element.getClientRects().length > 0;
  const pictures = [...document.images].filter(isShown);
  const arrived = pictures.map(
    (picture) =>
      picture.complete ||
      new Promise((done) => {
        for (const type of ["load", "error"]) picture.addEventListener(type, done, { once: true });
      }),
  );
  const moving = document
    .getAnimations()
    .filter(({ timeline, effect }) => {
      const { endTime } = effect?.getComputedTiming() ?? {};
      return timeline === document.timeline && Number.isFinite(endTime);
    })
    .map(({ finished }) => finished.catch(() => {}));
  const tooLong = new Promise((done) => setTimeout(done, 10_000));
  await Promise.race([Promise.all([document.fonts.ready, ...arrived, ...moving]), tooLong]);

  const hasWords = (element: Element) =>
    [...element.childNodes].some(
      (node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim(),
    );
  const isClear = (element: Element) => {
    for (let one: Element | null = element; one; one = one.parentElement)
      if (getComputedStyle(one).opacity === "0") return true;
    return false;
  };
  return {
    headings: [...document.querySelectorAll("h1")].filter(isShown).length,
    sideways: document.documentElement.scrollWidth - innerWidth,
    lateFonts: families.filter(
      (family) =>
        ![...document.fonts].some(
          (face) => face.family.replaceAll('"', "") === family && face.status === "loaded",
        ),
    ),
    lostPictures: pictures.filter((one) => !one.naturalWidth).map((one) => one.currentSrc),
    invisible: [...document.querySelectorAll("body *")]
      .filter((element) => isShown(element) && hasWords(element) && isClear(element))
      .map((element) => element.textContent?.trim().slice(0, 60) ?? ""),
  };
}
