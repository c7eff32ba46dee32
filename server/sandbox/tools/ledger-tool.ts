import { Hono } from 'hono';
import * as v from 'valibot';
import { PathId } from '#contract/values.ts';
import type { Database } from '../../platform/db/database.ts';
import { and, asc, eq, inArray, or } from '../../platform/db/orm.ts';
import {
  accountLinks,
  balanceTransfers,
  cardApplications,
  cartItems,
  customerAccounts,
  customerCards,
  eWallets,
  eWalletTransactions,
  mails,
  orderItems,
  orders,
  outbox,
  paymentEvents,
  payments,
  ticketFares,
} from '../../platform/db/schema.ts';
import { ApiError } from '../../platform/errors/api-error.ts';
import type { AppEnv } from '../../platform/http/app-env.ts';
import { checked } from './read-json.ts';

/** The account's orders with their items, payments, log entries and outbox entries. */
async function readOrders(database: Database, accountId: number) {
  const ofAccount = await database.select().from(orders).where(eq(orders.accountId, accountId)).orderBy(asc(orders.id));
  const orderIds = ofAccount.map(({ id }) => id);
  const attempts = await database
    .select()
    .from(payments)
    .where(inArray(payments.orderId, orderIds))
    .orderBy(asc(payments.id));
  const paymentIds = attempts.map(({ id }) => id);
  return {
    orders: ofAccount,
    orderItems: await database
      .select()
      .from(orderItems)
      .where(inArray(orderItems.orderId, orderIds))
      .orderBy(asc(orderItems.id)),
    payments: attempts,
    paymentEvents: await database
      .select()
      .from(paymentEvents)
      .where(inArray(paymentEvents.paymentId, paymentIds))
      .orderBy(asc(paymentEvents.id)),
    outbox: await database
      .select()
      .from(outbox)
      .where(
        or(
          and(
            inArray(outbox.kind, ['DELIVER_ORDER', 'MAIL_ORDER_PAID', 'MAIL_ORDER_LATE', 'MAIL_INVOICE']),
            inArray(outbox.subjectId, orderIds),
          ),
          and(inArray(outbox.kind, ['REVERSE_PAYMENT', 'MAIL_ORDER_RETURNED']), inArray(outbox.subjectId, paymentIds)),
        ),
      )
      .orderBy(asc(outbox.id)),
  };
}

/** The account's transfers from old cards, with their outbox entries. */
async function readTransfers(database: Database, accountId: number) {
  const transfers = await database
    .select()
    .from(balanceTransfers)
    .where(eq(balanceTransfers.accountId, accountId))
    .orderBy(asc(balanceTransfers.id));
  const ids = transfers.map(({ id }) => id);
  const ofTransfers = and(
    inArray(outbox.kind, ['TRANSFER_BALANCE', 'MAIL_BALANCE_TRANSFER']),
    inArray(outbox.subjectId, ids),
  );
  return {
    balanceTransfers: transfers.map(({ oldCardSealed: _, ...transfer }) => transfer),
    transferWork: await database.select().from(outbox).where(ofTransfers).orderBy(asc(outbox.id)),
  };
}

/** The tickets and wallets on all cards of the account's customers. */
async function readCards(database: Database, accountId: number) {
  const links = await database.select().from(accountLinks).where(eq(accountLinks.accountId, accountId));
  const customerIds = links.map(({ customerId }) => customerId);
  const cards = await database
    .select()
    .from(customerCards)
    .where(inArray(customerCards.customerId, customerIds))
    .orderBy(asc(customerCards.id));
  const cardIds = cards.map(({ id }) => id);
  const wallets = await database
    .select()
    .from(eWallets)
    .where(inArray(eWallets.cardId, cardIds))
    .orderBy(asc(eWallets.id));
  const walletIds = wallets.map(({ id }) => id);
  return {
    cards,
    ticketFares: await database
      .select()
      .from(ticketFares)
      .where(inArray(ticketFares.cardId, cardIds))
      .orderBy(asc(ticketFares.id)),
    wallets,
    walletTransactions: await database
      .select()
      .from(eWalletTransactions)
      .where(inArray(eWalletTransactions.eWalletId, walletIds))
      .orderBy(asc(eWalletTransactions.id)),
  };
}

async function readLedger(database: Database, accountId: number) {
  const [account] = await database
    .select({ username: customerAccounts.username, cartExpiresAt: customerAccounts.cartExpiresAt })
    .from(customerAccounts)
    .where(eq(customerAccounts.id, accountId));
  if (account === undefined) throw new ApiError('NOT_FOUND');
  return {
    accountId,
    cartExpiresAt: account.cartExpiresAt,
    cartItems: await database
      .select()
      .from(cartItems)
      .where(eq(cartItems.accountId, accountId))
      .orderBy(asc(cartItems.id)),
    cardApplications: await database
      .select()
      .from(cardApplications)
      .where(eq(cardApplications.accountId, accountId))
      .orderBy(asc(cardApplications.id)),
    ...(await readOrders(database, accountId)),
    ...(await readCards(database, accountId)),
    ...(await readTransfers(database, accountId)),
    mails: await database.select().from(mails).where(eq(mails.recipient, account.username)).orderBy(asc(mails.id)),
  };
}

const Query = v.object({ accountId: PathId });

/** GET /sandbox/ledger?accountId=: the database's records of an account, for tests that compare them with the screen. */
export function ledgerTool(database: Database): Hono<AppEnv> {
  const app = new Hono<AppEnv>();
  app.get('/', async (context) => {
    const { accountId } = checked(Query, context.req.query());
    return context.json(await readLedger(database, accountId));
  });
  return app;
}
