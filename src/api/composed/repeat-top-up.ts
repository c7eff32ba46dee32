import { customerEWalletTransactions } from '#contract/endpoints/customers.ts';
import type { RepeatTopUp } from '#contract/entities/repeat-purchase.ts';
import { refusalsOf } from '#rules/card-actions/action-decision.ts';
import { checkRecharge, type WalletLimits } from '#rules/e-wallet.ts';
import type { Buyer } from './buyer.ts';
import type { Abortable, Composing } from './composing.ts';

/** The customer's last top-up that was paid as an e-shop's order can be paid. */
async function readLastTopUp({ call }: Composing, customerId: number, options: Abortable) {
  const { items } = await call(customerEWalletTransactions, {
    ...options,
    params: { id: customerId },
    query: {
      limit: 1,
      offset: 0,
      sortBy: 'dateTime',
      sortDesc: true,
      operations: ['RECHARGE'],
      paymentTypes: ['BANK_CARD', 'INVOICE'],
    },
  });
  return items[0];
}

/** The last top-up of the active card's wallet as an offer to repeat it (WAL-02). */
export async function readRepeatTopUp(
  composing: Composing,
  { customerId, activeCard }: Buyer,
  limits: WalletLimits,
  options: Abortable,
): Promise<RepeatTopUp | null> {
  const configuration = await composing.configuration();
  if (!configuration.eWalletAllowed) return null;
  const [card, last] = await Promise.all([activeCard, readLastTopUp(composing, customerId, options)]);
  const wallet = card?.electronicWallet ?? null;
  const facts = { cartItems: [], hasApplication: false, card, manageable: true, configuration };
  if (wallet === null || refusalsOf('eWallet', facts).length > 0) return null;
  if (last === undefined || last.cardNumber !== card?.cardNumber) return null;
  const { id: eWalletId, currentAmount: previousBalance } = wallet;
  if (checkRecharge(previousBalance, last.amount, limits) !== null) return null;
  return { eWalletId, price: last.amount, previousBalance };
}
