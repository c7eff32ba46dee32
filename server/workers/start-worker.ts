import { loggableError } from '../errors/loggable-error.ts';
import type { Services } from '../services/services.ts';

/** A worker that looks for work by itself. */
export interface Worker {
  /** Makes it look now. */
  readonly wake: () => void;
  /** Resolves once what is under way has ended; nothing begins after that. */
  readonly stop: () => Promise<void>;
}

const intervalMs = 1000;

/**
 * Runs `look` every second of real time and whenever it is woken, one run at a time; `look` answers whether there may
 * be more to do at once. What it throws is logged and tried again with the next run. In the sandbox the instance's
 * clock follows the others' first.
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
