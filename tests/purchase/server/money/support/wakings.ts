import { vi } from 'vitest';
import type { Shop } from './shop.ts';

/** How often the outbox worker is woken while `work` runs. */
export async function wakingsDuring({ services }: Pick<Shop, 'services'>, work: () => Promise<unknown>) {
  const waking = vi.spyOn(services, 'wakeOutbox');
  try {
    await work();
    return waking.mock.calls.length;
  } finally {
    waking.mockRestore();
  }
}
