import { activeCard } from '#contract/endpoints/customers.ts';
import { addEWalletTransaction } from '#contract/endpoints/shopping-cart.ts';
import { call } from './call.ts';
import type { freshAccount } from './call.ts';
import type { TestServer } from './start-server.ts';

type Account = Pick<Awaited<ReturnType<typeof freshAccount>>, 'token'>;

/** The options of the call that adds a wallet top-up of 100.00 for a customer to an account's cart. */
export async function topUpOptions(server: TestServer, { token }: Account, customerId: number) {
  const { electronicWallet } = await call(server, activeCard, { token, params: { id: customerId } });
  return {
    token,
    body: { eWalletId: electronicWallet?.id, price: 10_000, previousBalance: electronicWallet?.currentAmount },
    headers: { 'idempotency-key': crypto.randomUUID() },
  };
}

/** Adds a wallet top-up of 100.00 for a customer to an account's cart. */
export async function topUp(server: TestServer, account: Account, customerId: number): Promise<void> {
  await call(server, addEWalletTransaction, await topUpOptions(server, account, customerId));
}

/** The options of the call that orders the items in an account's cart. */
export const ordering = ({ token }: Account) => ({
  token,
  body: { paymentType: 'BANK_CARD' },
  headers: { 'idempotency-key': crypto.randomUUID() },
});
