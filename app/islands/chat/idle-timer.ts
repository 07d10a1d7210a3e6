interface IdleTimer {
  /** Restarts the timer on activity. */
  touch: () => void;
  pause: () => void;
  resume: () => void;
  stop: () => void;
}

/** Calls `onIdle` after `delay` ms without activity, not counting pauses. */
export function startIdleTimer(delay: number, onIdle: () => void): IdleTimer {
  let left = delay;
  let since: number;
  let timer: ReturnType<typeof setTimeout> | undefined;

  function stop(): void {
    clearTimeout(timer);
    timer = undefined;
  }

  function resume(): void {
    stop();
    since = Date.now();
    timer = setTimeout(onIdle, left);
  }

  function pause(): void {
    if (timer) left -= Date.now() - since;
    stop();
  }

  function touch(): void {
    left = delay;
    resume();
  }

  resume();
  return { touch, pause, resume, stop };
}
