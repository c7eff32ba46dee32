import ky from 'ky';
import * as v from 'valibot';
import { readBaseUrl } from './base-url.ts';

const SandboxClock = v.object({ now: v.pipe(v.string(), v.isoTimestamp()) });

/**
 * The time of the sandbox's clock in epoch milliseconds; this call is not part of the contract. Rejects like ky. A call
 * without a response does not block later calls: its timeout is short, and because the cache is not used, no call waits
 * for an earlier call to the same address.
 */
export async function readSandboxClock(): Promise<number> {
  const options = { prefix: await readBaseUrl(), retry: 0, cache: 'no-store', timeout: 3000 } as const;
  const { now } = await ky.get('/sandbox/clock', options).json(SandboxClock);
  return Date.parse(now);
}
