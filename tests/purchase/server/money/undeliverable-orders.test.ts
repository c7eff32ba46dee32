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
import { ask, askWrongly } from './support/call.ts';
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

/** What can be ordered, and what makes its delivery impossible; a ticket that is past needs another day, below. */
const cases: readonly Case[] = [
  ['a ticket for a card that was blocked', (customer) => putTicket(shop, customer), block, 'CARD_NOT_ACTIVE'],
  ['a ticket beside another one', (customer) => putTicket(shop, customer), holdTicket, 'TICKET_COLLISION'],
  ['a top-up of a card that was blocked', (customer) => putTopUp(shop, customer), block, 'CARD_NOT_ACTIVE'],
  ['a top-up that does not fit any more', (customer) => putTopUp(shop, customer), fillWallet, 'E_WALLET_FULL'],
  ['the fee of a withdrawn application', putFee, withdrawApplication, 'CARD_APPLICATION_CLOSED'],
  ['the fee of a reclamation that was paid elsewhere', putReclamationFee, payReclamation, 'RECLAMATION_PAID'],
];

const asking = ({ token }: Customer, id: number) => ({ token, params: { id } });
const refused = (reason: DeliveryObstacle) => ({ httpCode: 409, name: 'ORDER_NOT_DELIVERABLE', metadata: { reason } });

describe('an order that could not be delivered any more is not payable (PAY-14)', () => {
  it.each(cases)('with %s', async (_, put, happens, reason) => {
    const customer = await newCustomer(shop);
    await put(customer);
    const { id } = await order(shop, customer);
    const asked = asking(customer, id);
    expect((await ask(shop, orderEndpoint, asked)).payableBy).toContain('BANK_CARD');
    await happens(customer);
    expect(await askWrongly(shop, initPayment, asked)).toMatchObject(refused(reason));
    expect(await askWrongly(shop, payAgain, asked)).toMatchObject(refused(reason));
    expect(await database().select().from(payments).where(eq(payments.orderId, id))).toEqual([]);
    expect(await ask(shop, orderEndpoint, asked)).toMatchObject({ payableBy: [], state: { name: 'PENDING' } });
  });

  it('with a ticket whose days have passed', async () => {
    const customer = await newCustomer(shop);
    await putTicket(shop, customer);
    const { id } = await order(shop, customer);
    pass(shop, 31 * 24 * 3600);
    expect(await askWrongly(shop, initPayment, asking(customer, id))).toMatchObject(refused('TICKET_PAST'));
  });

  it('not even at the gateway that the payer was sent to, or by the same call again', async () => {
    const customer = await newCustomer(shop);
    await putTopUp(shop, customer);
    const { id } = await order(shop, customer);
    const asked = { ...asking(customer, id), key: `${String(id)}:pay` };
    await ask(shop, initPayment, asked);
    await fillWallet(customer);
    expect(await askWrongly(shop, initPayment, asked)).toMatchObject(refused('E_WALLET_FULL'));
    expect(await askWrongly(shop, payAgain, asking(customer, id))).toMatchObject(refused('E_WALLET_FULL'));
  });

  it('nor by invoice', async () => {
    const customer = await newCustomer(shop);
    await putTopUp(shop, customer);
    const { id } = await order(shop, customer);
    await fillWallet(customer);
    const changed = await askWrongly(shop, changePaymentType, {
      ...asking(customer, id),
      body: { paymentType: 'INVOICE' },
    });
    expect(changed).toMatchObject(refused('E_WALLET_FULL'));
    expect(await ask(shop, orderEndpoint, asking(customer, id))).toMatchObject({ invoice: null });
  });

  it('until it could be delivered again', async () => {
    const customer = await newCustomer(shop);
    await putTopUp(shop, customer);
    const { id } = await order(shop, customer);
    const { walletId, balance } = await cardOf(shop, customer);
    await fillWallet(customer);
    await askWrongly(shop, initPayment, asking(customer, id));
    await database().update(eWallets).set({ currentAmount: balance }).where(eq(eWallets.id, walletId));
    expect(await init(shop, customer, id)).toMatchObject({ paymentStatus: 'PENDING' });
  });
});

describe('what nobody can deliver', () => {
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
