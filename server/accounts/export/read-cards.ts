import type { DataExport } from '#contract/entities/data-export.ts';
import type { VehicleTicket } from '#contract/entities/e-wallet-transaction.ts';
import type { Locale } from '#contract/enumerations.ts';
import type { Database } from '../../platform/db/database.ts';
import { and, asc, desc, eq, inArray } from '../../platform/db/orm.ts';
import {
  accountLinks,
  customerCards,
  eWallets,
  eWalletTransactions,
  vehicleTickets,
} from '../../platform/db/schema.ts';
import type { Caller } from '../../platform/http/route.ts';
import type { ReferenceData } from '../../reference-data/reference-data.ts';
import { activeFirst, isKept } from '../customers/active-card.ts';
import { selectCards, toCustomerCard } from '../customers/card-query.ts';
import { toEWalletTransaction, toVehicleTicket } from '../customers/e-wallet-transactions.ts';
import { selectFaresOfCustomer } from '../customers/fare-query.ts';
import { toTicketFare } from '../customers/ticket-fares.ts';

/** For whom the export is read, in which transaction and language. */
export interface Reader {
  /** The transaction in which everything is read. */
  readonly database: Database;
  readonly caller: Caller;
  readonly accountId: number;
  readonly locale: Locale;
  readonly today: string;
  readonly reference: ReferenceData;
}

/** The cards of the account's own customer, the active one first. */
export async function readCards(
  { database, accountId, locale, reference }: Reader,
  customerId: number,
): Promise<DataExport['cards']> {
  const rows = await selectCards(database)
    .where(and(eq(accountLinks.accountId, accountId), eq(accountLinks.customerId, customerId), isKept()))
    .orderBy(...activeFirst());
  return rows.map((row) => toCustomerCard(row, reference, locale));
}

/** The tickets on all cards of a customer, the tickets that are valid longest first. */
export async function readFares(reader: Reader, customerId: number): Promise<DataExport['ticketFares']> {
  const rows = await selectFaresOfCustomer(reader.database, customerId);
  return rows.map(({ fare }) => toTicketFare(fare, reader.reference, reader));
}

/** The tickets that were paid on board. The keys are the ids of the transactions that paid them. */
async function readVehicleTickets(
  { database, locale, reference }: Reader,
  transactionIds: readonly number[],
): Promise<ReadonlyMap<number, VehicleTicket[]>> {
  if (transactionIds.length === 0) return new Map();
  const rows = await database
    .select()
    .from(vehicleTickets)
    .where(inArray(vehicleTickets.transactionId, [...transactionIds]))
    .orderBy(asc(vehicleTickets.id));
  const byTransaction = Map.groupBy(rows, ({ transactionId }) => transactionId);
  return new Map(
    [...byTransaction].map(([id, tickets]) => [id, tickets.map((one) => toVehicleTicket(one, reference, locale))]),
  );
}

/** The transactions of all wallets of a customer, the latest first. */
export async function readTransactions(reader: Reader, customerId: number): Promise<DataExport['eWalletTransactions']> {
  const rows = await reader.database
    .select({ transaction: eWalletTransactions, cardNumber: customerCards.cardNumber })
    .from(eWalletTransactions)
    .innerJoin(eWallets, eq(eWallets.id, eWalletTransactions.eWalletId))
    .innerJoin(customerCards, eq(customerCards.id, eWallets.cardId))
    .where(eq(customerCards.customerId, customerId))
    .orderBy(desc(eWalletTransactions.dateTime), desc(eWalletTransactions.id));
  const tickets = await readVehicleTickets(
    reader,
    rows.map(({ transaction }) => transaction.id),
  );
  return rows.map(({ transaction, cardNumber }) => ({
    ...toEWalletTransaction(transaction, cardNumber, reader.locale),
    vehicleTickets: tickets.get(transaction.id) ?? [],
  }));
}
