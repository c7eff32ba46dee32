import { fromCallback, type AnyEventObject } from 'xstate';
import type { Tick } from '../../machines/provided.ts';
import type { ShopClock } from './clock.ts';

interface TickOptions {
  /** Milliseconds. */
  readonly interval?: number;
  /** No tick is sent while this returns true. */
  readonly silent?: () => boolean;
}

/** Sends the time each second, and at once when the device resumes or the tab becomes visible (SES-07). */
export const ticksBy = (clock: ShopClock, { interval = 1000, silent = () => false }: TickOptions = {}) =>
  fromCallback<AnyEventObject>(({ sendBack }) => {
    const tick = () => {
      if (!silent()) sendBack({ type: 'tick', now: clock.now() } satisfies Tick);
    };
    const timer = setInterval(tick, interval);
    const resumeEvents = ['visibilitychange', 'focus', 'pageshow'];
    for (const resumeEvent of resumeEvents) window.addEventListener(resumeEvent, tick);
    return () => {
      clearInterval(timer);
      for (const resumeEvent of resumeEvents) window.removeEventListener(resumeEvent, tick);
    };
  });
