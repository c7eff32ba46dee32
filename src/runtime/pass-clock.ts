import { trustedTime, type KnownTime } from '#rules/trusted-time.ts';

/** The time for passes, which works without a network. */
export interface PassClock {
  /** Epoch milliseconds; never before a time that it has returned earlier. */
  readonly now: () => number;
  /** Sets the clock to the server's time. */
  readonly correct: (epochMilliseconds: number) => void;
  /** The values to store, so that the clock of the next page can continue from them. */
  readonly known: () => KnownTime;
  /** Continues from the values that an earlier page has stored. */
  readonly continueFrom: (kept: KnownTime) => void;
}

/**
 * @param wall the device's clock, which a person may change
 * @param steady a monotonic clock that runs only while the page is open
 */
export function createPassClock(wall = () => Date.now(), steady = () => performance.now()): PassClock {
  let ahead = 0;
  let latest = 0;
  let seenAt = steady();
  const noteLatest = (moment: number): number => {
    latest = moment;
    seenAt = steady();
    return moment;
  };
  return {
    now: () => noteLatest(trustedTime(wall(), { ahead, latest: latest + Math.max(0, steady() - seenAt) })),
    correct: (serverTime) => {
      ahead = serverTime - wall();
      noteLatest(serverTime);
    },
    known: () => ({ ahead, latest }),
    continueFrom: (kept) => {
      ahead = kept.ahead;
      noteLatest(Math.max(latest, kept.latest));
    },
  };
}
