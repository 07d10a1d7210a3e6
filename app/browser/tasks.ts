/**
 * Runs each task in its own event-loop turn, so a tap never waits for all of them and a failed task does
 * not stop the others. Uses messages because browsers throttle timers.
 */
export function runTasks(tasks: readonly (() => void)[]): void {
  const queue = [...tasks];
  const { port1, port2 } = new MessageChannel();
  port1.onmessage = () => {
    try {
      queue.shift()?.();
    } catch (error) {
      reportError(error);
    }
    if (queue.length) port2.postMessage(null);
    else port1.close();
  };
  port2.postMessage(null);
}
