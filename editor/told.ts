/**
 * What the server says besides its answer, by a header that a page may read: the tool shows no reason for a
 * deletion that is refused, and knows nothing of files that it did not save itself.
 */
export function listenToServer(): void {
  const watch = new PerformanceObserver((list) => {
    for (const { serverTiming } of list.getEntries() as PerformanceResourceTiming[])
      for (const { name, description } of serverTiming) {
        // The tool itself says that one should try again.
        document.documentElement.classList.toggle("refused", name === "refused");
        if (name === "refused")
          alert(`This cannot be deleted.\n\n${decodeURIComponent(description)}`);
        if (name !== "others") continue;
        // What is typed from now on would be lost; a second later the tool has put away what it saved.
        document.body.inert = true;
        setTimeout(() => location.reload(), 1000);
      }
  });
  watch.observe({ type: "resource" });
}
