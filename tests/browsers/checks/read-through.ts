/** Scrolls through the page, waits for pictures and motion, and says what it finds; for `Tab.run`. */
export async function readThrough(families: string[]) {
  for (let top = 0; top < document.documentElement.scrollHeight; top += innerHeight * 0.8) {
    scrollTo({ top, behavior: "instant" });
    await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
  }
  // What is folded away has boxes too, but nobody sees it.
  const isShown = (element: Element) =>
    element.checkVisibility() && element.getClientRects().length > 0;
  const pictures = [...document.images].filter(isShown);
  const motions = document.getAnimations().filter(({ timeline, effect }) => {
    const hasEnd = Number.isFinite(effect?.getComputedTiming().endTime);
    return timeline === document.timeline && hasEnd;
  });
  const arrivals = [
    document.fonts.ready,
    ...pictures.map((picture) => picture.decode()),
    ...motions.map(({ finished }) => finished),
  ];
  const tooLong = new Promise((done) => setTimeout(done, 10_000));
  await Promise.race([Promise.allSettled(arrivals), tooLong]);

  const loaded = [...document.fonts].filter(({ status }) => status === "loaded");
  const loadedFamilies = loaded.map(({ family }) => family.replaceAll('"', ""));
  const hasText = (element: Element) =>
    [...element.childNodes].some((node) => node instanceof Text && node.data.trim());
  return {
    headings: [...document.querySelectorAll("h1")].filter(isShown).length,
    // px by which the page is wider than the window.
    sideways: Math.max(document.documentElement.scrollWidth - innerWidth, 0),
    missingFonts: families.filter((family) => !loadedFamilies.includes(family)),
    missingPictures: pictures.filter((one) => !one.naturalWidth).map((one) => one.currentSrc),
    // How the texts begin that nobody can see.
    invisibleTexts: [...document.querySelectorAll("body *")]
      .filter((element) => isShown(element) && hasText(element))
      .filter((element) => !element.checkVisibility({ opacityProperty: true }))
      .map((element) => element.textContent?.trim().slice(0, 60) ?? ""),
  };
}
