import { syncBuiltinESMExports } from 'node:module';
import timers from 'node:timers/promises';
import { onTestFinished, vi } from 'vitest';

/**
 * Until the end of the test, the server's waits end at once; `during` runs in each of them.
 * @returns the milliseconds of each wait so far
 */
export function replaceWaits(during: () => Promise<unknown> = async () => undefined): unknown[] {
  const waits: unknown[] = [];
  const replaced = vi.spyOn(timers, 'setTimeout').mockImplementation(async (delay, value) => {
    waits.push(delay);
    await during();
    return value;
  });
  syncBuiltinESMExports();
  onTestFinished(() => {
    replaced.mockRestore();
    syncBuiltinESMExports();
  });
  return waits;
}
