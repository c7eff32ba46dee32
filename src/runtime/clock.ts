import { dayOf } from '#rules/date-text.ts';

/** The time in the browser, corrected by the server's time. */
export interface ShopClock {
  /** Epoch milliseconds. */
  readonly now: () => number;
  /** The operator's local calendar day, ISO `yyyy-MM-dd`. */
  readonly today: () => string;
  /** Whether the server's time is known. Until then the clock shows the device's time, which may be wrong by hours. */
  readonly isKnown: () => boolean;
  /** Sets the clock to the server's time. */
  readonly correct: (epochMilliseconds: number) => void;
}

/** In milliseconds. A response is already some milliseconds old when it arrives, so a smaller difference is ignored. */
const tolerance = 500;

export function createShopClock(deviceTime: () => number): ShopClock {
  let offset = 0;
  let known = false;
  const now = () => deviceTime() + offset;
  return {
    now,
    today: () => dayOf(new Date(now())),
    isKnown: () => known,
    correct: (serverTime) => {
      known = true;
      if (Math.abs(serverTime - now()) > tolerance) offset = serverTime - deviceTime();
    },
  };
}
