import type { Services } from '../services/services.ts';

/** A worker that does one run at a time. */
export interface Worker {
  /** Makes the worker look for work now. */
  readonly wake: () => void;
  /** Stops the worker; resolves when the current run has ended. */
  readonly stop: () => Promise<void>;
}

const intervalMs = 1000;
/** A worker that fails again and again is logged only one time within this number of milliseconds. */
const repeatedMs = 60_000;

/**
 * Runs `work` whenever the worker is woken, one run at a time. `work` returns whether there may be more to do at once.
 * An error of `work` is logged, and the next run tries again; if the failure continues, it is logged once a minute.
 * Before each run, a movable clock takes over the time to which another instance has moved it.
 */
export function createWorker(services: Services, name: string, work: (services: Services) => Promise<boolean>): Worker {
  const { logger, clock } = services;
  const state = { stopped: false, requested: false };
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

  const workOnce = async (): Promise<boolean> => {
    try {
      await clock.follow?.();
      const more = await work(services);
      logRecovery();
      return more;
    } catch (error) {
      logFailure(error);
      return false;
    }
  };
  const run = async (): Promise<void> => {
    let more = true;
    while ((more || state.requested) && !state.stopped) {
      state.requested = false;
      more = await workOnce();
    }
    running = undefined;
  };
  return {
    wake() {
      state.requested = true;
      if (!state.stopped) running ??= run();
    },
    async stop() {
      state.stopped = true;
      await running;
    },
  };
}

/** A worker that also looks for work every second of real time. */
export function startWorker(services: Services, name: string, work: (services: Services) => Promise<boolean>): Worker {
  const worker = createWorker(services, name, work);
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
