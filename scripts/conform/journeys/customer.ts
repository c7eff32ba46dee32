import { customerCards, loggedCustomer } from '#contract/endpoints/customers.ts';
import { sendPaymentEmail, orders } from '#contract/endpoints/orders.ts';
import { payByWallet } from '#contract/endpoints/telephone-application.ts';
import { rowsOf, valueAt } from '../answers/value-at.ts';
import { NotThere } from './step.ts';
import type { Journey, Memory } from './step.ts';

const as = 'customer';

function cardWithMoney(memory: Memory): string {
  const card = rowsOf(memory.find('cards')).find(
    (one) =>
      Number(valueAt(one, 'electronicWallet.currentAmount') ?? 0) > 0 &&
      valueAt(one, 'currentState.state.name') === 'ACTIVE',
  );
  const number = valueAt(card, 'cardNumber');
  if (typeof number !== 'string')
    throw new NotThere('the account "customer" has no active card with money in its wallet');
  return number;
}

/** A hundredth is paid from the wallet, and the mail of a paid order is sent again. */
export const customerJourney: Journey = {
  needs: ['customer'],
  steps: [
    { call: loggedCustomer, as, keep: 'customer' },
    { call: orders, as, keep: 'orders', request: 'with state=PAID', parts: () => ({ query: { state: 'PAID' } }) },
    {
      call: sendPaymentEmail,
      as,
      parts: (memory) => ({ params: { id: memory.number('orders.items.0.id') } }),
      mayBe: ['TOO_MANY_ATTEMPTS'],
    },
    { call: customerCards, as, keep: 'cards', parts: (memory) => ({ params: { id: memory.number('customer.id') } }) },
    {
      call: payByWallet,
      as: 'mapPhone',
      parts: (memory) => ({ body: { cardNumber: cardWithMoney(memory), amount: 1 } }),
    },
  ],
};
