import { catchUp } from "./loaded.ts";

/**
 * What the server says besides its answer, by a header that a page may read: the tool shows no reason for a
 * deletion that is refused, and knows nothing of files that it did not save itself.
 */
export function listenToServer(): void {
  const watch = new PerformanceObserver((list) => {
    for (const { serverTiming } of list.getEntries() as PerformanceResourceTiming[])
      for (const { name, description } of serverTiming) {
        const said = decodeURIComponent(description);
        // The tool itself says that one should try again.
        document.documentElement.classList.toggle("refused", name === "refused");
        if (name === "refused") alert(`This cannot be deleted.\n\n${said}`);
        if (name === "others") void catchUp(JSON.parse(said));
      }
  });
  watch.observe({ type: "resource" });
}
