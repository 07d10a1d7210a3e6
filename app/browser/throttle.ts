/**
 * Runs at once, then at most every `interval` ms; the last call always counts, if only when the
 * interval is over.
 */
export function throttle(run: () => void, interval: number): () => void {
  let isWaiting = false;
  let isAskedAgain = false;

  return function call() {
    isAskedAgain = isWaiting;
    if (isWaiting) return;
    isWaiting = true;
    run();
    setTimeout(() => {
      isWaiting = false;
      if (isAskedAgain) call();
    }, interval);
  };
}
