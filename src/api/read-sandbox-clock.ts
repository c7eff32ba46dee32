import ky from 'ky';
import * as v from 'valibot';

const SandboxClock = v.object({ now: v.pipe(v.string(), v.isoTimestamp()) });

/** The time of the sandbox's clock, epoch milliseconds; this call is none of the contract's. Fails as ky does. */
export async function readSandboxClock(): Promise<number> {
  const { now } = await ky.get('/sandbox/clock', { retry: 0 }).json(SandboxClock);
  return Date.parse(now);
}
