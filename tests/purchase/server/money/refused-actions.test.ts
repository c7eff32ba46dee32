import { eq } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { addEWalletTransaction, addTicketFare } from '#contract/endpoints/shopping-cart.ts';
import { addYears } from '#rules/dates.ts';
import { customerCards, customers } from '#server/platform/db/schema.ts';
import { askRefused } from './support/call.ts';
import { cardOf, newCustomer, ticketBody, topUpBody } from './support/customer.ts';
import type { Customer } from './support/customer.ts';
import { startShop } from './support/shop.ts';
import type { Shop } from './support/shop.ts';

let shop: Shop;
beforeAll(async () => {
  shop = await startShop();
});
afterAll(() => shop.stop());

const flags = {
  ticketFareAllowed: null,
  eWalletAllowed: null,
  isAssignCardWithoutAgeRestrictionAllowed: null,
} as const;
const change = (values: Partial<Record<keyof typeof flags, boolean | null>>) =>
  shop.services.settings.change(shop.services.database, values);
afterEach(() => change(flags));

/** The errors for a top-up and for a ticket fare that were filled in before `arrange` made them impossible. */
async function refusals(customer: Customer, arrange: () => Promise<unknown>) {
  const { token } = customer;
  const [topUp, ticket] = [await topUpBody(shop, customer), await ticketBody(shop, customer)];
  await arrange();
  return [
    (await askRefused(shop, addEWalletTransaction, { token, body: topUp })).name,
    (await askRefused(shop, addTicketFare, { token, body: ticket })).name,
  ];
}

const block = async (customer: Customer) => {
  const { id } = await cardOf(shop, customer);
  await shop.services.database.update(customerCards).set({ state: 'BLOCKED' }).where(eq(customerCards.id, id));
};
const makeChild = ({ customerId }: Customer) =>
  shop.services.database
    .update(customers)
    .set({ birthDay: addYears(shop.today(), -8) })
    .where(eq(customers.id, customerId));

describe('the server refuses actions by the same table with which the page hides them (ACC-07)', () => {
  it('when the operator sells neither tickets nor top-ups', async () => {
    const customer = await newCustomer(shop);
    const none = { ticketFareAllowed: false, eWalletAllowed: false };
    expect(await refusals(customer, () => change(none))).toEqual([
      'E_WALLET_NOT_ALLOWED',
      'INVALID_TICKET_COMBINATION',
    ]);
  });

  it('with the most important of several reasons', async () => {
    const customer = await newCustomer(shop);
    const none = { ticketFareAllowed: false, eWalletAllowed: false, isAssignCardWithoutAgeRestrictionAllowed: false };
    const unmanageable = async () => {
      await change(none);
      await makeChild(customer);
    };
    expect(await refusals(customer, unmanageable)).toEqual(['CUSTOMER_NOT_MANAGEABLE', 'CUSTOMER_NOT_MANAGEABLE']);
    await change(flags);
    const other = await newCustomer(shop);
    const blockCard = async () => {
      await change(none);
      await makeChild(other);
      await block(other);
    };
    expect(await refusals(other, blockCard)).toEqual(['CARD_NOT_ACTIVE', 'CARD_NOT_ACTIVE']);
  });
});
