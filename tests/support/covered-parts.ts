/**
 * What lies under the chat's button or back to top at ten places down the page. Below 1024 px both stand
 * in the dock, as text stands at the edge of a window: what counts there is what stays under it at the end.
 */
export async function coveredParts(): Promise<string[]> {
  const range = document.createRange();
  const boxesOf = (node: Node) => {
    range.selectNodeContents(node);
    return node.nodeType === Node.TEXT_NODE
      ? range.getClientRects()
      : [(node as Element).getBoundingClientRect()];
  };
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const parts: Node[] = [
    ...document.querySelectorAll(
      ":is(main, footer) :is(a, button, img, svg, [data-bar], [data-run])",
    ),
  ];
  while (texts.nextNode()) {
    const { parentElement, textContent } = texts.currentNode;
    if (!parentElement?.closest("main, footer") || parentElement.closest("[class*=sr-only]"))
      continue;
    if (textContent?.trim()) parts.push(texts.currentNode);
  }
  const seen = parts.filter((part) =>
    (part instanceof Element ? part : part.parentElement)?.checkVisibility(),
  );

  const most = document.documentElement.scrollHeight - innerHeight;
  scrollTo({ top: most, behavior: "instant" });
  // Back to top comes with the scroll event.
  await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
  const hasDock = innerWidth < 1024;
  const covers = [...document.querySelectorAll(hasDock ? ".dock" : ".dock button")]
    .map((cover) => cover.getBoundingClientRect())
    .filter(({ width }) => width);
  const faults = new Set<string>();
  for (let place = hasDock ? 10 : 1; place <= 10; place++) {
    scrollTo({ top: (most * place) / 10, behavior: "instant" });
    for (const part of seen)
      for (const a of boxesOf(part))
        if (
          covers.some(
            (b) => a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom,
          )
        )
          faults.add(
            part.textContent?.trim().slice(0, 40) || (part as Element).outerHTML.slice(0, 80),
          );
  }
  scrollTo({ top: 0, behavior: "instant" });
  // Without a chat, a page that is too short to scroll has none.
  const hasButton = covers.length || !document.querySelector("[data-chat]");
  return hasButton ? [...faults] : ["There is no button."];
}
