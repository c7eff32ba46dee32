import { createDemoAccount } from '../../server/seeds/demo-accounts.ts';
import type { DemoKey } from '../../server/seeds/demo-accounts.ts';
import { localDay } from '../../server/time/clock.ts';
import type { BenchShop } from './shop.ts';

/** An account with the Bearer token of its log-in. */
export interface BenchCustomer {
  readonly accountId: number;
  readonly customerId: number;
  readonly token: string;
}

/** A copy of a demo account, logged in. */
export async function createCustomer({ services }: BenchShop, key: DemoKey): Promise<BenchCustomer> {
  const now = services.clock.now();
  const username = `${key}@bench.example`;
  const given = { username, passwordHash: 'none', today: localDay(now), now };
  const { accountId, customerId } = await createDemoAccount(services.database, key, given);
  if (customerId === null) throw new Error(`the demo account ${key} has no customer`);
  const token = await services.tokens.sign({ accountId, username }, 60);
  return { accountId, customerId, token };
}
