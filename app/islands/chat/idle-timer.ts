interface IdleTimer {
  /** Somebody is there: the time runs from the start again. */
  touch: () => void;
  pause: () => void;
  resume: () => void;
  stop: () => void;
}

/** Calls `onIdle` once `delay` ms have passed without a touch; the time of a pause does not count. */
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
