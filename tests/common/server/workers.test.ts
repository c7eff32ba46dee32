import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { Services } from '#server/platform/services/services.ts';
import { startHourly } from '#server/platform/workers/hourly.ts';
import { startWorker } from '#server/platform/workers/start-worker.ts';
import { TestClock } from './support/test-clock.ts';

const hour = 3_600_000;
const second = 1000;

let clock: TestClock;
let logged: unknown[];
let services: Services;
beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  clock = new TestClock();
  logged = [];
  const logger = { error: (line: unknown) => void logged.push(line) };
  services = { clock, logger } as unknown as Services;
});
afterEach(() => {
  vi.useRealTimers();
});

const lookAgain = () => vi.advanceTimersByTimeAsync(second);

describe('a worker', () => {
  test('looks for work every second, and when it is woken', async () => {
    let looks = 0;
    const worker = startWorker(services, 'counter', () => Promise.resolve(++looks > 99));
    await vi.advanceTimersByTimeAsync(second - 1);
    expect(looks).toBe(0);
    await vi.advanceTimersByTimeAsync(1);
    expect(looks).toBe(1);
    worker.wake();
    await worker.stop();
    expect(looks).toBe(2);
  });

  test('runs again at once if there may be more work', async () => {
    const left = [true, true, false];
    const worker = startWorker(services, 'counter', () => Promise.resolve(left.shift() ?? false));
    await lookAgain();
    expect(left).toEqual([]);
    await worker.stop();
  });

  test('runs once more if it is woken during a run', async () => {
    const first = Promise.withResolvers<boolean>();
    let looks = 0;
    const worker = startWorker(services, 'counter', () => {
      looks += 1;
      return looks === 1 ? first.promise : Promise.resolve(false);
    });
    await lookAgain();
    worker.wake();
    expect(looks).toBe(1);
    first.resolve(false);
    await vi.advanceTimersByTimeAsync(0);
    expect(looks).toBe(2);
    await worker.stop();
  });

  test('tries again after a failure, and logs its name and the error one time', async () => {
    let looks = 0;
    const worker = startWorker(services, 'sweeper', () => {
      looks += 1;
      return Promise.reject(new Error('no such list'));
    });
    await lookAgain();
    await lookAgain();
    expect(looks).toBe(2);
    expect(logged).toEqual([{ worker: 'sweeper', error: new Error('no such list') }]);
    await worker.stop();
  });

  test('reads before each run whether another instance has moved the clock', async () => {
    const done: string[] = [];
    const following = {
      now: () => clock.now(),
      follow: () => Promise.resolve(void done.push('followed')),
    };
    const worker = startWorker({ ...services, clock: following }, 'counter', () => {
      done.push('looked');
      return Promise.resolve(false);
    });
    await lookAgain();
    expect(done).toEqual(['followed', 'looked']);
    await worker.stop();
  });

  test('finishes its run when it is stopped, and does not begin another run', async () => {
    const first = Promise.withResolvers<boolean>();
    let looks = 0;
    const worker = startWorker(services, 'counter', () => {
      looks += 1;
      return looks === 1 ? first.promise : Promise.resolve(false);
    });
    await lookAgain();
    let isStopped = false;
    const stopped = worker.stop().finally(() => {
      isStopped = true;
    });
    await vi.advanceTimersByTimeAsync(0);
    expect(isStopped).toBe(false);
    first.resolve(true);
    await stopped;
    worker.wake();
    await lookAgain();
    expect(looks).toBe(1);
  });
});

describe('an hourly worker', () => {
  const start = (more: readonly boolean[] = []) => {
    const left = [...more];
    const work = vi.fn(() => {
      clock.advance(1);
      return Promise.resolve(left.shift() ?? false);
    });
    return { work, worker: startHourly(services, 'hourly', work) };
  };

  test('works at the start and then once an hour by the clock of the shop', async () => {
    const { work, worker } = start();
    await lookAgain();
    expect(work).toHaveBeenCalledTimes(1);
    await lookAgain();
    clock.advance(hour - 2);
    await lookAgain();
    expect(work).toHaveBeenCalledTimes(1);
    clock.advance(1);
    await lookAgain();
    expect(work).toHaveBeenCalledTimes(2);
    await worker.stop();
  });

  test('works when the clock was moved back, and then not until an hour has passed', async () => {
    const { work, worker } = start();
    await lookAgain();
    clock.advance(-24 * hour);
    await lookAgain();
    await lookAgain();
    expect(work).toHaveBeenCalledTimes(2);
    await worker.stop();
  });

  test('runs again at once if there may be more work', async () => {
    const { work, worker } = start([true, true, false]);
    await lookAgain();
    expect(work).toHaveBeenCalledTimes(3);
    await worker.stop();
  });
});
