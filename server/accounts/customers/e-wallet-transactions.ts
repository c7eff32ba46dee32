import {
  customerEWalletTransactions,
  vehicleTickets as vehicleTicketsEndpoint,
} from '#contract/endpoints/customers.ts';
import type { EWalletTransaction, VehicleTicket } from '#contract/entities/e-wallet-transaction.ts';
import { walletOperations, walletPaymentTypes } from '#contract/enumerations.ts';
import type { Locale } from '#contract/enumerations.ts';
import type { Sent } from '#contract/values.ts';
import type { Database } from '../../platform/db/database.ts';
import { and, asc, count, eq, gte, inArray, lt } from '../../platform/db/orm.ts';
import type { SQL } from '../../platform/db/orm.ts';
import {
  accountLinks,
  customerCards,
  eWallets,
  eWalletTransactions,
  vehicleTickets,
} from '../../platform/db/schema.ts';
import { ApiError } from '../../platform/errors/api-error.ts';
import { route } from '../../platform/http/route.ts';
import type { Call } from '../../platform/http/route.ts';
import { namedValue } from '../../platform/i18n/named-value.ts';
import { inAlphabet } from '../../platform/lists/alphabet.ts';
import { enumerationRank } from '../../platform/lists/enumeration-rank.ts';
import { sortLocaleOf } from '../../platform/lists/sort-locale.ts';
import { orderOf } from '../../platform/lists/sorting.ts';
import { totalCountOf } from '../../platform/lists/total-count.ts';
import { dayBounds } from '../../platform/time/day-bounds.ts';
import { known, referenceData } from '../../reference-data/reference-data.ts';
import type { ReferenceData } from '../../reference-data/reference-data.ts';
import { authoriseCustomer } from './authorise.ts';

type TransactionsCall = Call<typeof customerEWalletTransactions>;

function filterOf({ caller, params, query }: TransactionsCall): SQL | undefined {
  const day = query.date === undefined ? undefined : dayBounds(query.date);
  return and(
    eq(accountLinks.accountId, caller.accountId),
    eq(accountLinks.customerId, params.id),
    day && gte(eWalletTransactions.dateTime, day.from),
    day && lt(eWalletTransactions.dateTime, day.before),
    query.operations && inArray(eWalletTransactions.operation, query.operations),
    query.paymentTypes && inArray(eWalletTransactions.paymentType, query.paymentTypes),
  );
}

const columnsIn = (alphabet: Locale) => ({
  operation: enumerationRank(walletOperations, eWalletTransactions.operation),
  dateTime: eWalletTransactions.dateTime,
  transactionNumber: eWalletTransactions.transactionNumber,
  lineNumber: inAlphabet(eWalletTransactions.lineNumber, alphabet),
  address: inAlphabet(eWalletTransactions.address, alphabet),
  amount: eWalletTransactions.amount,
  newBalance: eWalletTransactions.newBalance,
  paymentType: enumerationRank(walletPaymentTypes, eWalletTransactions.paymentType),
  cardNumber: customerCards.cardNumber,
});

async function countTransactions(database: Database, filter: SQL | undefined): Promise<number> {
  const [total] = await database
    .select({ count: count() })
    .from(accountLinks)
    .innerJoin(customerCards, eq(customerCards.customerId, accountLinks.customerId))
    .innerJoin(eWallets, eq(eWallets.cardId, customerCards.id))
    .innerJoin(eWalletTransactions, eq(eWalletTransactions.eWalletId, eWallets.id))
    .where(filter);
  return total?.count ?? 0;
}

export const toEWalletTransaction = (
  transaction: typeof eWalletTransactions.$inferSelect,
  cardNumber: string,
  locale: Locale,
): Sent<typeof EWalletTransaction> => ({
  id: transaction.id,
  operation: namedValue(locale, 'walletOperation', transaction.operation),
  dateTime: transaction.dateTime.toISOString(),
  transactionNumber: transaction.transactionNumber,
  lineNumber: transaction.lineNumber,
  address: transaction.address,
  amount: transaction.amount,
  newBalance: transaction.newBalance,
  processedOnCard: transaction.processedOnCard,
  paymentType: namedValue(locale, 'walletPaymentType', transaction.paymentType),
  cardNumber,
});

export const toVehicleTicket = (
  ticket: typeof vehicleTickets.$inferSelect,
  reference: ReferenceData,
  locale: Locale,
): VehicleTicket => ({
  ticketNumber: ticket.ticketNumber,
  customerProfile: known(reference.customerProfiles, ticket.customerProfileId).displayName[locale],
  tariffProfile: known(reference.tariffProfiles, ticket.tariffProfileId).displayName[locale],
  validFrom: ticket.validFrom.toISOString(),
  validTo: ticket.validTo.toISOString(),
  ticketPrice: ticket.ticketPrice,
  passengerCount: ticket.passengerCount,
  sumTicketsPrice: ticket.ticketPrice * ticket.passengerCount,
});

/** The transactions of all wallets of a customer (HIS-02), by default the latest first. */
export const customerEWalletTransactionsRoute = route(customerEWalletTransactions, 'read', async (call) => {
  const { database, query, locale } = call;
  await authoriseCustomer(database, call.caller, call.params.id);
  const filter = filterOf(call);
  const rows = await database
    .select({ transaction: eWalletTransactions, cardNumber: customerCards.cardNumber })
    .from(accountLinks)
    .innerJoin(customerCards, eq(customerCards.customerId, accountLinks.customerId))
    .innerJoin(eWallets, eq(eWallets.cardId, customerCards.id))
    .innerJoin(eWalletTransactions, eq(eWalletTransactions.eWalletId, eWallets.id))
    .where(filter)
    .orderBy(
      ...orderOf(columnsIn(sortLocaleOf(query, locale)), eWalletTransactions.id, query, {
        column: 'dateTime',
        descending: true,
      }),
    )
    .limit(query.limit)
    .offset(query.offset);
  const items = rows.map(({ transaction, cardNumber }) => toEWalletTransaction(transaction, cardNumber, locale));
  return { items, totalCount: await totalCountOf(rows.length, query, () => countTransactions(database, filter)) };
});

/**
 * The vehicle tickets that a transaction paid. Throws ApiError NOT_FOUND for a transaction of another account's wallet.
 */
export const vehicleTicketsRoute = route(
  vehicleTicketsEndpoint,
  'read',
  async ({ database, caller, params, locale }) => {
    const rows = await database
      .select({ ticket: vehicleTickets })
      .from(eWalletTransactions)
      .innerJoin(eWallets, eq(eWallets.id, eWalletTransactions.eWalletId))
      .innerJoin(customerCards, eq(customerCards.id, eWallets.cardId))
      .innerJoin(accountLinks, eq(accountLinks.customerId, customerCards.customerId))
      .leftJoin(vehicleTickets, eq(vehicleTickets.transactionId, eWalletTransactions.id))
      .where(and(eq(eWalletTransactions.id, params.id), eq(accountLinks.accountId, caller.accountId)))
      .orderBy(asc(vehicleTickets.id));
    if (rows.length === 0) throw new ApiError('NOT_FOUND');
    const reference = await referenceData(database);
    return rows.flatMap(({ ticket }) => (ticket === null ? [] : toVehicleTicket(ticket, reference, locale)));
  },
);
