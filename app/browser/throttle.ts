/**
 * Runs immediately, then at most every `interval` ms; the last call is never lost, only delayed to the
 * end of the interval.
 */
export function throttle(run: () => void, interval: number): () => void {
  let isWaiting = false;
  let isCalledAgain = false;

  return function call() {
    isCalledAgain = isWaiting;
    if (isWaiting) return;
    isWaiting = true;
    run();
    setTimeout(() => {
      isWaiting = false;
      if (isCalledAgain) call();
    }, interval);
  };
}
