import { readSandboxClock } from '#api/read-sandbox-clock.ts';
import type { ShopClock } from './clock.ts';

/** Milliseconds. */
const interval = 1000;

const ask = async (clock: ShopClock): Promise<void> => clock.correct(await readSandboxClock());

/**
 * In the sandbox, the server's time can be changed while the shop makes no call, so the shop reads the time every
 * second.
 */
export const followSandboxClock = (clock: ShopClock): void =>
  void setInterval(() => void ask(clock).catch(() => {}), interval);
