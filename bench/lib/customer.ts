import { localDay } from '#server/platform/time/clock.ts';
import { createDemoAccount } from '#server/sandbox/seeds/demo-accounts.ts';
import type { DemoKey } from '#server/sandbox/seeds/demo-accounts.ts';
import type { BenchShop } from './shop.ts';

/** An account with the Bearer token of its log-in. */
export interface BenchCustomer {
  readonly accountId: number;
  readonly customerId: number;
  readonly token: string;
}

/** Creates a copy of a demo account and logs it in. Throws if the demo account has no customer. */
export async function createCustomer({ services }: BenchShop, key: DemoKey): Promise<BenchCustomer> {
  const now = services.clock.now();
  const username = `${key}@bench.example`;
  const accountData = { username, passwordHash: 'none', today: localDay(now), now };
  const { accountId, customerId } = await createDemoAccount(services.database, key, accountData);
  if (customerId === null) throw new Error(`expected that the demo account ${key} has a customer, but it has none`);
  const { token } = await services.tokens.sign({ accountId, username }, 60);
  return { accountId, customerId, token };
}
