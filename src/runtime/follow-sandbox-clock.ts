import { readSandboxClock } from '../api/read-sandbox-clock.ts';
import type { ShopClock } from './clock.ts';

/** Milliseconds. */
const interval = 1000;

const ask = async (clock: ShopClock): Promise<void> => clock.heard(await readSandboxClock());

/** In the sandbox the time can be moved while nobody calls the server: the shop looks every second. */
export const followSandboxClock = (clock: ShopClock): void =>
  void setInterval(() => void ask(clock).catch(() => {}), interval);
