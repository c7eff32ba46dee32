import { describe, expect, it } from 'vitest';
import { readFlows } from '#gallery/flows.ts';
import { pollingMachine } from '#machines/common/polling/polling.machine.ts';

/**
 * Every named delay with a fixed length, in milliseconds. The requirements give the delays of typing and of the session.
 */
const delays: Readonly<Record<string, Readonly<Record<string, number>>>> = {
  applicationDraft: { settling: 1000, retry: 10_000 },
  list: { typing: 330 },
  tokenization: { patience: 20_000 },
  tokenizationReturn: { askAgain: 3000 },
  personalData: { debounce: 330 },
  profileChoice: { debounce: 330 },
  session: { untilOtherTabIsDone: 100 },
  notificationRow: { pause: 1500 },
  offlinePass: { untilRetry: 60_000 },
  payment: { patience: 20_000, pause: 3000 },
  paymentReturn: { askAgain: 3000 },
};

const flows = await readFlows();
const fixedDelays = flows.flatMap(({ name, machine }) => {
  const given = Object.entries(machine.implementations.delays).filter(([, delay]) => typeof delay === 'number');
  return given.length === 0 ? [] : [[name, Object.fromEntries(given)] as const];
});

describe('the delays of the machines', () => {
  it('have the lengths of this table', () => {
    expect(Object.fromEntries(fixedDelays)).toEqual(delays);
  });

  it('for polling begin with two seconds and grow by half each time, up to half a minute', () => {
    const { pause } = pollingMachine.implementations.delays;
    if (typeof pause !== 'function') throw new TypeError('expected a computed pause');
    const pauseAfter = (asked: number) =>
      Reflect.apply(pause, undefined, [{ context: { changing: null, asked } }]) as unknown;
    expect([0, 1, 2, 6, 7, 50].map(pauseAfter)).toEqual([2000, 3000, 4500, 22_781.25, 30_000, 30_000]);
  });
});
