/**
 * A cross-fade that the next navigation overtakes is skipped, and its `ready` rejects. React Router
 * does not listen to that promise, so the browser would report an error where all is well.
 */
export function allowSkippedTransitions(): void {
  const start = document.startViewTransition?.bind(document);
  if (!start) return;
  document.startViewTransition = (update) => {
    const transition = start(update);
    transition.ready.catch(() => {});
    return transition;
  };
}
