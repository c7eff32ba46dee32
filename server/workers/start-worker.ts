import { loggableError } from '../errors/loggable-error.ts';
import type { Services } from '../services/services.ts';

/** A running worker, which looks for work periodically. */
export interface Worker {
  /** Makes it look for work now. */
  readonly wake: () => void;
  /** Stops it; resolves when the current run has ended. */
  readonly stop: () => Promise<void>;
}

const intervalMs = 1000;

/**
 * Runs `look` every second of real time and whenever it is woken, one run at a time. `look` returns whether there may
 * be more to do at once. What it throws is logged; the next run tries again. Before each run, a movable clock takes
 * over where another instance has moved it.
 */
export function startWorker(services: Services, name: string, look: (services: Services) => Promise<boolean>): Worker {
  const { logger, clock } = services;
  const state = { stopped: false, wanted: false };
  let running: Promise<void> | undefined;

  const lookOnce = async (): Promise<boolean> => {
    try {
      await clock.follow?.();
      return await look(services);
    } catch (error) {
      logger.error({ error: loggableError(error), worker: name }, 'a worker failed');
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
