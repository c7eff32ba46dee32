/** The shop's time in the browser: the server's, as its answers tell it. */
export interface ShopClock {
  /** Epoch milliseconds. */
  readonly now: () => number;
  /** The operator's local calendar day, ISO `yyyy-MM-dd`. */
  readonly today: () => string;
  /** Whether the server has been heard; before that the time is the device's, which may be hours out. */
  readonly isKnown: () => boolean;
  /** Corrects the clock by what the server says. */
  readonly correct: (epochMilliseconds: number) => void;
}

let dayInPrague: Intl.DateTimeFormat | undefined;

/** Made when a day is first asked for: a formatter takes longer to make than all else that the first page sets up. */
const formatDay = (): Intl.DateTimeFormat =>
  (dayInPrague ??= new Intl.DateTimeFormat('en-CA', {
    timeZone: 'Europe/Prague',
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
  }));

/** Answers are some milliseconds old when they arrive; a smaller difference than this is no news. */
const tolerance = 500;

export function createShopClock(deviceTime: () => number): ShopClock {
  let offset = 0;
  let known = false;
  const now = () => deviceTime() + offset;
  return {
    now,
    today: () => formatDay().format(now()),
    isKnown: () => known,
    correct: (serverTime) => {
      known = true;
      if (Math.abs(serverTime - now()) > tolerance) offset = serverTime - deviceTime();
    },
  };
}
