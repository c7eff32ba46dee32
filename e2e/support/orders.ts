import { lastActiveCard } from '../../contract/endpoints/customers.ts';
import { createOrder } from '../../contract/endpoints/orders.ts';
import { addTicketFare } from '../../contract/endpoints/shopping-cart.ts';
import { ticketCombinations } from '../../contract/endpoints/ticket-combinations.ts';
import type { PaymentType } from '../../contract/enumerations.ts';
import { addDays } from '../../rules/dates.ts';
import { callOf } from './customer.ts';
import type { Customer } from './customer.ts';
import type { Sandbox, TestAccount } from './sandbox.ts';

/** Creates orders of the account's owner, as on another device. */
export interface Orders {
  /** An order of a wallet top-up; its id. */
  readonly topUp: (paymentType: PaymentType) => Promise<number>;
  /** An order of a ticket that begins so many days ahead; its id. */
  readonly ticket: (paymentType: PaymentType, daysAhead: number) => Promise<number>;
  /** The operator books the money of an order's invoice. */
  readonly bookInvoice: (orderId: number) => Promise<void>;
}

const zone = '100';

export function ordersOf(url: string, sandbox: Sandbox, account: TestAccount, customer: Customer): Orders {
  const call = callOf(url, customer.session.token);
  const order = async (paymentType: PaymentType) => (await call(createOrder, { body: { paymentType } })).id;
  return {
    topUp: async (paymentType) => {
      await customer.fillCart();
      return order(paymentType);
    },
    ticket: async (paymentType, daysAhead) => {
      const card = await call(lastActiveCard, { id: account.customerId ?? 0 });
      const sold = (await call(ticketCombinations)).items.find(
        ({ customerProfile }) => customerProfile.id === card.profileOne?.profile.id,
      );
      if (sold === undefined) throw new Error('nothing is sold for the card');
      const validFrom = addDays(await sandbox.today(), daysAhead);
      await call(addTicketFare, { body: { cardId: card.id, validFrom, ticketCombinationId: sold.id, zone } });
      return order(paymentType);
    },
    bookInvoice: async (orderId) => {
      const { orders } = await sandbox.ledger(account.accountId);
      const number = orders.find(({ id }) => id === orderId)?.number;
      await fetch(`${url}/sandbox/invoices/${String(number)}/paid`, { method: 'POST' });
    },
  };
}
