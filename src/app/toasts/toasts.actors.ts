import { toastsMachine } from '#machines/common/toasts/toasts.machine.ts';
import { createShopClock } from '#runtime/clock.ts';
import { createTicks } from '#runtime/ticks.ts';

/** Toasts use the device's own time, so that changing the shop's clock in the sandbox does not hide them. */
export const provideToasts = () =>
  toastsMachine.provide({
    actors: {
      ticks: createTicks(
        createShopClock(() => performance.now()),
        { interval: 250 },
      ),
    },
  });
