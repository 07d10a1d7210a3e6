/**
 * Runs each in a turn of its own, so that a tap never waits for all of them; what fails is reported and
 * stays alone. By messages, which unlike timers are not slowed down.
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
