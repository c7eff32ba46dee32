import type { Services } from '../services/services.ts';

/** A worker, which does one run at a time. */
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
 * Runs `look` whenever it is woken, one run at a time. `look` returns whether there may be more to do at once. What it
 * throws is logged, again after a minute if it goes on; the next run tries again. Before each run, a movable clock takes
 * over where another instance has moved it.
 */
export function createWorker(services: Services, name: string, look: (services: Services) => Promise<boolean>): Worker {
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
  return {
    wake() {
      state.wanted = true;
      if (!state.stopped) running ??= run();
    },
    async stop() {
      state.stopped = true;
      await running;
    },
  };
}

/** A worker that looks for work every second of real time as well. */
export function startWorker(services: Services, name: string, look: (services: Services) => Promise<boolean>): Worker {
  const worker = createWorker(services, name, look);
  const timer = setInterval(worker.wake, intervalMs);
  timer.unref();
  return {
    wake: worker.wake,
    async stop() {
      clearInterval(timer);
      await worker.stop();
    },
  };
}
