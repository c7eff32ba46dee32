import { toastsMachine } from '../../machines/toasts/toasts.machine.ts';
import { createShopClock } from './clock.ts';
import { ticksBy } from './ticks.ts';

/** Toasts go by the device's own time: moving the shop's clock hides none. */
export const provideToasts = () =>
  toastsMachine.provide({
    actors: {
      ticks: ticksBy(
        createShopClock(() => performance.now()),
        { interval: 250 },
      ),
    },
  });
