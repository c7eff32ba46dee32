import * as v from 'valibot';
import type { ShopClock } from './clock.ts';

const SandboxClock = v.object({ now: v.string() });
const interval = 1000;

async function ask(clock: ShopClock): Promise<void> {
  const answer = await fetch('/sandbox/clock', { headers: { accept: 'application/json' } });
  const { now } = v.parse(SandboxClock, await answer.json());
  clock.correct(Date.parse(now));
}

/** In the sandbox the server's time can be moved while the shop makes no call, so the shop reads it every second. */
export const followSandboxClock = (clock: ShopClock): void =>
  void setInterval(() => void ask(clock).catch(() => {}), interval);
