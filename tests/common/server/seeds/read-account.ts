import { eq, inArray, sql } from 'drizzle-orm';
import type { Database } from '#server/platform/db/database.ts';
import * as schema from '#server/platform/db/schema.ts';

/** All rows that belong to one account. */
export async function readAccount(database: Database, username: string) {
  const accounts = await database
    .select()
    .from(schema.customerAccounts)
    .where(sql`lower(${schema.customerAccounts.username}) = ${username}`);
  const [account] = accounts;
  if (!account) throw new Error(`expected the account ${username}, got none`);
  const links = await database.select().from(schema.accountLinks).where(eq(schema.accountLinks.accountId, account.id));
  const customerIds = links.map(({ customerId }) => customerId);
  const customers = await database.select().from(schema.customers).where(inArray(schema.customers.id, customerIds));
  const cards = await database
    .select()
    .from(schema.customerCards)
    .where(inArray(schema.customerCards.customerId, customerIds));
  const cardIds = cards.map(({ id }) => id);
  const profiles = await database
    .select()
    .from(schema.cardProfiles)
    .innerJoin(schema.customerProfiles, eq(schema.customerProfiles.id, schema.cardProfiles.customerProfileId))
    .where(inArray(schema.cardProfiles.cardId, cardIds));
  const wallets = await database.select().from(schema.eWallets).where(inArray(schema.eWallets.cardId, cardIds));
  const transactions = await database
    .select()
    .from(schema.eWalletTransactions)
    .where(
      inArray(
        schema.eWalletTransactions.eWalletId,
        wallets.map(({ id }) => id),
      ),
    )
    .orderBy(schema.eWalletTransactions.dateTime);
  const vehicleTickets = await database
    .select()
    .from(schema.vehicleTickets)
    .where(
      inArray(
        schema.vehicleTickets.transactionId,
        transactions.map(({ id }) => id),
      ),
    );
  const tickets = await database.select().from(schema.ticketFares).where(inArray(schema.ticketFares.cardId, cardIds));
  const orders = await database.select().from(schema.orders).where(eq(schema.orders.accountId, account.id));
  const orderIds = orders.map(({ id }) => id);
  const orderItems = await database
    .select()
    .from(schema.orderItems)
    .where(inArray(schema.orderItems.orderId, orderIds));
  const payments = await database.select().from(schema.payments).where(inArray(schema.payments.orderId, orderIds));
  return {
    account,
    links,
    customers,
    cards,
    profiles,
    wallets,
    transactions,
    vehicleTickets,
    tickets,
    orders,
    orderItems,
    payments,
  };
}

export type AccountRows = Awaited<ReturnType<typeof readAccount>>;
