import { fromCallback, type AnyEventObject } from 'xstate';
import type { Tick } from '#machines/common/provided.ts';
import type { ShopClock } from './clock.ts';

interface TickOptions {
  /** Milliseconds. */
  readonly interval?: number;
  /** No tick is sent while this returns true. */
  readonly silent?: () => boolean;
}

/**
 * Calls `act` regularly, and at once when the device resumes or the tab becomes visible. Returns a function that stops
 * it.
 */
export function callRegularly(act: () => void, interval: number): () => void {
  const timer = setInterval(act, interval);
  const resumeEvents = ['visibilitychange', 'focus', 'pageshow'];
  for (const resumeEvent of resumeEvents) window.addEventListener(resumeEvent, act);
  return () => {
    clearInterval(timer);
    for (const resumeEvent of resumeEvents) window.removeEventListener(resumeEvent, act);
  };
}

/** Sends the time each second, and at once when the device resumes or the tab becomes visible (SES-07). */
export const createTicks = (clock: ShopClock, { interval = 1000, silent = () => false }: TickOptions = {}) =>
  fromCallback<AnyEventObject>(({ sendBack }) =>
    callRegularly(() => {
      if (!silent()) sendBack({ type: 'tick', now: clock.now() } satisfies Tick);
    }, interval),
  );

/** As soon as the day is not the day of the input any more, sends `newDay` every few seconds. */
export const newDaysBy = (clock: ShopClock, interval = 5000) =>
  fromCallback<AnyEventObject, { readonly today: string }>(({ sendBack, input }) =>
    callRegularly(() => {
      const today = clock.today();
      if (today !== input.today) sendBack({ type: 'newDay', today });
    }, interval),
  );
