import { bookInvoice } from '#contract/endpoints/invoice-desk.ts';
import { createOrder } from '#contract/endpoints/orders.ts';
import { addTicketFare } from '#contract/endpoints/shopping-cart.ts';
import type { PaymentType } from '#contract/enumerations.ts';
import { addDays } from '#rules/dates.ts';
import { activeCardOf } from './active-card.ts';
import { callOf, createCustomer } from './customer.ts';
import type { Customer } from './customer.ts';
import type { Sandbox, TestAccount } from './sandbox.ts';

/** Creates orders as the account's owner does on another device. */
export interface Orders {
  /** Orders a wallet top-up; returns the id of the order. */
  readonly topUp: (paymentType: PaymentType) => Promise<number>;
  /** Orders a ticket that begins in `daysAhead` days; returns the id of the order. */
  readonly ticket: (paymentType: PaymentType, daysAhead: number) => Promise<number>;
  /** Records the payment of an order's invoice, as the operator does. */
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
      const { card, combination } = await activeCardOf(url, account, customer);
      const validFrom = addDays(await sandbox.today(), daysAhead);
      await call(addTicketFare, { body: { cardId: card.id, validFrom, ticketCombinationId: combination.id, zone } });
      return order(paymentType);
    },
    bookInvoice: async (orderId) => {
      const { orders } = await sandbox.ledger(account.accountId);
      const number = orders.find(({ id }) => id === orderId)?.number;
      if (number === undefined) throw new Error(`expected order ${String(orderId)} in the account, found none`);
      const staff = await createCustomer(url, await sandbox.account('operator'));
      await callOf(url, staff.session.token)(bookInvoice, { params: { number } });
    },
  };
}
