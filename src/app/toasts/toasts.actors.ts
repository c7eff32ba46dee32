import { toastsMachine } from '../../../machines/toasts/toasts.machine.ts';
import { createShopClock } from '../../runtime/clock.ts';
import { ticksBy } from '../../runtime/ticks.ts';

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
