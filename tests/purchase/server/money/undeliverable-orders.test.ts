import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { rejectCardApplication } from '#contract/endpoints/card-applications.ts';
import { changePaymentType, initPayment, order as orderEndpoint, payAgain } from '#contract/endpoints/orders.ts';
import type { DeliveryObstacle } from '#contract/enumerations.ts';
import { orderItemTypes } from '#contract/enumerations.ts';
import {
  cardApplications,
  customerCards,
  eWallets,
  orderItems,
  payments,
  reclamations,
  ticketFares,
} from '#server/platform/db/schema.ts';
import { ask, askRefused } from './support/call.ts';
import { cardOf, newCustomer, order, putTicket, putTopUp } from './support/customer.ts';
import type { Customer } from './support/customer.ts';
import { ledgerOf, settleAll } from './support/ledger.ts';
import { init, payBy } from './support/payer.ts';
import { putItem } from './support/sandbox-items.ts';
import { pass, startShop } from './support/shop.ts';
import type { Shop } from './support/shop.ts';

let shop: Shop;
beforeAll(async () => {
  shop = await startShop();
});
afterAll(() => shop.stop());

const database = () => shop.services.database;

async function withdrawApplication({ token, accountId }: Customer): Promise<void> {
  const rows = await database().select().from(cardApplications).where(eq(cardApplications.accountId, accountId));
  const [application] = rows.toSorted((one, other) => other.id - one.id);
  await ask(shop, rejectCardApplication, { token, params: { id: application?.id ?? 0 }, body: { note: 'Nechci' } });
}

async function holdTicket(customer: Customer): Promise<void> {
  const [item] = await database().select().from(orderItems).where(eq(orderItems.customerId, customer.customerId));
  const { ticketCombinationId = 0, customerProfileId = 0, tariffProfileId = 0 } = item?.payload ?? {};
  const { id: cardId } = await cardOf(shop, customer);
  const { ticketFareValidFrom: validFrom = '', ticketFareValidTo: validTo = '' } = item?.payload ?? {};
  const ticket = { cardId, ticketCombinationId, customerProfileId, tariffProfileId, validFrom, validTo };
  await database()
    .insert(ticketFares)
    .values({ ...ticket, zoneIds: [item?.payload.zone?.id ?? 0], price: 1 });
}

const block = async (customer: Customer): Promise<void> => {
  const { id } = await cardOf(shop, customer);
  await database().update(customerCards).set({ state: 'BLOCKED' }).where(eq(customerCards.id, id));
};

const fillWallet = async (customer: Customer): Promise<void> => {
  const { walletId } = await cardOf(shop, customer);
  await database().update(eWallets).set({ currentAmount: 299_000 }).where(eq(eWallets.id, walletId));
};

const payReclamation = async ({ accountId }: Customer): Promise<void> => {
  await database().update(reclamations).set({ paid: shop.clock.now() }).where(eq(reclamations.accountId, accountId));
};

type Case = readonly [
  what: string,
  put: (customer: Customer) => Promise<unknown>,
  happens: (customer: Customer) => Promise<unknown>,
  reason: DeliveryObstacle,
];

const putFee = (customer: Customer) => putItem(shop, customer, 'APPLICATION');
const putReclamationFee = (customer: Customer) => putItem(shop, customer, 'RECLAMATION');

/**
 * For each kind of item: an event that makes its delivery impossible. A ticket in the past is tested below, because it
 * needs another day.
 */
const cases: readonly Case[] = [
  ['a ticket for a card that was blocked', (customer) => putTicket(shop, customer), block, 'CARD_NOT_ACTIVE'],
  ['a ticket that overlaps another ticket', (customer) => putTicket(shop, customer), holdTicket, 'TICKET_COLLISION'],
  ['a top-up of a card that was blocked', (customer) => putTopUp(shop, customer), block, 'CARD_NOT_ACTIVE'],
  ['a top-up that does not fit any more', (customer) => putTopUp(shop, customer), fillWallet, 'E_WALLET_FULL'],
  ['the fee of a withdrawn application', putFee, withdrawApplication, 'CARD_APPLICATION_CLOSED'],
  ['the fee of a reclamation that was paid elsewhere', putReclamationFee, payReclamation, 'RECLAMATION_PAID'],
];

const withId = ({ token }: Customer, id: number) => ({ token, params: { id } });
const refusal = (reason: DeliveryObstacle) => ({ httpCode: 409, name: 'ORDER_NOT_DELIVERABLE', metadata: { reason } });

describe('an order that could not be delivered any more is not payable (PAY-14)', () => {
  it.each(cases)('with %s', async (_, put, happens, reason) => {
    const customer = await newCustomer(shop);
    await put(customer);
    const { id } = await order(shop, customer);
    const asked = withId(customer, id);
    expect((await ask(shop, orderEndpoint, asked)).payableBy).toContain('BANK_CARD');
    await happens(customer);
    expect(await askRefused(shop, initPayment, asked)).toMatchObject(refusal(reason));
    expect(await askRefused(shop, payAgain, asked)).toMatchObject(refusal(reason));
    expect(await database().select().from(payments).where(eq(payments.orderId, id))).toEqual([]);
    expect(await ask(shop, orderEndpoint, asked)).toMatchObject({ payableBy: [], state: { name: 'PENDING' } });
  });

  it('with a ticket whose last day has passed', async () => {
    const customer = await newCustomer(shop);
    await putTicket(shop, customer);
    const { id } = await order(shop, customer);
    pass(shop, 31 * 24 * 3600);
    expect(await askRefused(shop, initPayment, withId(customer, id))).toMatchObject(refusal('TICKET_PAST'));
  });

  it('even if its payer was already sent to the gateway, or if the same key is used again', async () => {
    const customer = await newCustomer(shop);
    await putTopUp(shop, customer);
    const { id } = await order(shop, customer);
    const asked = { ...withId(customer, id), key: `${String(id)}:pay` };
    await ask(shop, initPayment, asked);
    await fillWallet(customer);
    expect(await askRefused(shop, initPayment, asked)).toMatchObject(refusal('E_WALLET_FULL'));
    expect(await askRefused(shop, payAgain, withId(customer, id))).toMatchObject(refusal('E_WALLET_FULL'));
  });

  it('and its payment type cannot be changed to invoice', async () => {
    const customer = await newCustomer(shop);
    await putTopUp(shop, customer);
    const { id } = await order(shop, customer);
    await fillWallet(customer);
    const changed = await askRefused(shop, changePaymentType, {
      ...withId(customer, id),
      body: { paymentType: 'INVOICE' },
    });
    expect(changed).toMatchObject(refusal('E_WALLET_FULL'));
    expect(await ask(shop, orderEndpoint, withId(customer, id))).toMatchObject({ invoice: null });
  });

  it('until it can be delivered again', async () => {
    const customer = await newCustomer(shop);
    await putTopUp(shop, customer);
    const { id } = await order(shop, customer);
    const { walletId, balance } = await cardOf(shop, customer);
    await fillWallet(customer);
    await askRefused(shop, initPayment, withId(customer, id));
    await database().update(eWallets).set({ currentAmount: balance }).where(eq(eWallets.id, walletId));
    expect(await init(shop, customer, id)).toMatchObject({ paymentStatus: 'PENDING' });
  });
});

describe('an order that cannot be delivered', () => {
  it.each(orderItemTypes.filter((type) => type !== 'ROUNDING'))(
    'is never marked as delivered: the money for a %s without its data is returned',
    async (type) => {
      const customer = await newCustomer(shop);
      await putTopUp(shop, customer);
      const { id } = await order(shop, customer);
      const begun = await init(shop, customer, id);
      await database().update(orderItems).set({ type, payload: {} }).where(eq(orderItems.orderId, id));
      await payBy(shop, customer, begun, 'pay');
      await settleAll(shop);
      const ledger = await ledgerOf(shop, customer, id);
      expect(ledger).toMatchObject({ state: 'RETURNED', cancelReason: 'UNDELIVERABLE', payments: ['REVERSED'] });
      expect(ledger.history).not.toContain('DELIVERED');
    },
  );
});
