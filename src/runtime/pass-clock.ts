import { trustedTime, type KnownTime } from '#rules/trusted-time.ts';

/** The time for passes, which is also known without a network. */
export interface PassClock {
  /** Epoch milliseconds; never before a moment that it has told. */
  readonly now: () => number;
  /** Sets the clock to the server's time. */
  readonly correct: (epochMilliseconds: number) => void;
  /** What to keep, so that the next page goes on from there. */
  readonly known: () => KnownTime;
  /** Goes on from what an earlier page has kept. */
  readonly goOnFrom: (kept: KnownTime) => void;
}

/**
 * @param wall the device's clock, which a person may set
 * @param steady a clock that only goes on while the page lives
 */
export function createPassClock(wall = () => Date.now(), steady = () => performance.now()): PassClock {
  let ahead = 0;
  let latest = 0;
  let seenAt = steady();
  const see = (moment: number): number => {
    latest = moment;
    seenAt = steady();
    return moment;
  };
  return {
    now: () => see(trustedTime(wall(), { ahead, latest: latest + Math.max(0, steady() - seenAt) })),
    correct: (serverTime) => {
      ahead = serverTime - wall();
      see(serverTime);
    },
    known: () => ({ ahead, latest }),
    goOnFrom: (kept) => {
      ahead = kept.ahead;
      see(Math.max(latest, kept.latest));
    },
  };
}
