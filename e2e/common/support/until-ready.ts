import { setTimeout as delay } from 'node:timers/promises';

const patience = 120_000;

/**
 * Waits until a started program answers with success at an address.
 * @param ended rejects if the program ends before
 */
export async function untilReady(address: string, ended: Promise<never>): Promise<void> {
  const deadline = performance.now() + patience;
  while (performance.now() < deadline) {
    const answer = await Promise.race([fetch(address).catch(() => null), ended]);
    if (answer?.ok === true) return;
    await delay(100);
  }
  throw new Error(`expected success from ${address} within ${patience / 1000} s, but there was none`);
}
