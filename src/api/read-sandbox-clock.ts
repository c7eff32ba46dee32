import ky from 'ky';
import * as v from 'valibot';

const SandboxClock = v.object({ now: v.pipe(v.string(), v.isoTimestamp()) });

/**
 * The time of the sandbox's clock, epoch milliseconds; this call is none of the contract's. Fails as ky does. A call that
 * hangs holds up no later one: it ends soon, and without the cache none waits for another of the same address.
 */
export async function readSandboxClock(): Promise<number> {
  const options = { retry: 0, cache: 'no-store', timeout: 3000 } as const;
  const { now } = await ky.get('/sandbox/clock', options).json(SandboxClock);
  return Date.parse(now);
}
