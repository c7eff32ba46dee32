import { toastsMachine } from '#machines/common/toasts/toasts.machine.ts';
import { createShopClock } from '#runtime/clock.ts';
import { ticksBy } from '#runtime/ticks.ts';

/** Toasts use the device's own time, so that moving the shop's clock in the sandbox hides none. */
export const provideToasts = () =>
  toastsMachine.provide({
    actors: {
      ticks: ticksBy(
        createShopClock(() => performance.now()),
        { interval: 250 },
      ),
    },
  });
