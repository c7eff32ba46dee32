import { fromCallback, type AnyEventObject } from 'xstate';
import type { Tick } from '../../machines/provided.ts';
import type { ShopClock } from './clock.ts';

/** Sends the time each second, and at once when the device wakes or the tab is shown again (SES-07). */
export const ticksBy = (clock: ShopClock, interval = 1000) =>
  fromCallback<AnyEventObject>(({ sendBack }) => {
    const tick = () => sendBack({ type: 'tick', now: clock.now() } satisfies Tick);
    const timer = setInterval(tick, interval);
    const wakings = ['visibilitychange', 'focus', 'pageshow'];
    for (const waking of wakings) window.addEventListener(waking, tick);
    return () => {
      clearInterval(timer);
      for (const waking of wakings) window.removeEventListener(waking, tick);
    };
  });
