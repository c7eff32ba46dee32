import type { Services } from '../services/services.ts';

/** A running worker, which looks for work periodically. */
export interface Worker {
  /** Makes it look for work now. */
  readonly wake: () => void;
  /** Stops it; resolves when the current run has ended. */
  readonly stop: () => Promise<void>;
}

const intervalMs = 1000;
/** A worker that fails again and again is logged once in so many milliseconds. */
const repeatedMs = 60_000;

/**
 * Runs `look` every second of real time and whenever it is woken, one run at a time. `look` returns whether there may
 * be more to do at once. What it throws is logged, again after a minute if it goes on; the next run tries again. Before each run, a movable clock takes
 * over where another instance has moved it.
 */
export function startWorker(services: Services, name: string, look: (services: Services) => Promise<boolean>): Worker {
  const { logger, clock } = services;
  const state = { stopped: false, wanted: false };
  let running: Promise<void> | undefined;
  let logged: number | undefined;

  const logFailure = (error: unknown): void => {
    const now = performance.now();
    if (logged !== undefined && now - logged < repeatedMs) return;
    logged = now;
    logger.error({ error, worker: name }, 'a worker failed');
  };
  const logRecovery = (): void => {
    if (logged !== undefined) logger.info({ worker: name }, 'a worker works again');
    logged = undefined;
  };

  const lookOnce = async (): Promise<boolean> => {
    try {
      await clock.follow?.();
      const more = await look(services);
      logRecovery();
      return more;
    } catch (error) {
      logFailure(error);
      return false;
    }
  };
  const run = async (): Promise<void> => {
    let more = true;
    while ((more || state.wanted) && !state.stopped) {
      state.wanted = false;
      more = await lookOnce();
    }
    running = undefined;
  };
  const wake = (): void => {
    state.wanted = true;
    if (!state.stopped) running ??= run();
  };
  const timer = setInterval(wake, intervalMs);
  timer.unref();
  return {
    wake,
    stop: async () => {
      state.stopped = true;
      clearInterval(timer);
      await running;
    },
  };
}
