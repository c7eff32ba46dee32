import type { Reclamation } from '#contract/entities/reclamation.ts';
import type { Locale } from '#contract/enumerations.ts';
import type { Sent } from '#contract/values.ts';
import type { Database } from '../platform/db/database.ts';
import { and, asc, eq, inArray } from '../platform/db/orm.ts';
import { accountLinks, customerCards, customers, reclamationEvents, reclamations } from '../platform/db/schema.ts';
import type { Caller } from '../platform/http/route.ts';
import { namedValue } from '../platform/i18n/named-value.ts';
import { readFeePlaces } from './records/fee-places.ts';

type EventRow = typeof reclamationEvents.$inferSelect;

/** The events of reclamations, the oldest first. The keys are the ids of the reclamations. */
export async function readReclamationEvents(
  database: Database,
  ids: readonly number[],
): Promise<ReadonlyMap<number, readonly EventRow[]>> {
  if (ids.length === 0) return new Map();
  const rows = await database
    .select()
    .from(reclamationEvents)
    .where(inArray(reclamationEvents.reclamationId, [...ids]))
    .orderBy(asc(reclamationEvents.id));
  return Map.groupBy(rows, ({ reclamationId }) => reclamationId);
}

/** The fields that are the same in the customer's and the staff's view of a reclamation. */
export const commonOf = (row: typeof reclamations.$inferSelect, locale: Locale) => ({
  id: row.id,
  reclamationNumber: row.reclamationNumber,
  created: row.created.toISOString(),
  answerBy: row.answerBy,
  state: namedValue(locale, 'eshopReclamationState', row.state),
  contact: row.contact,
  note: row.note,
  answer: row.answer,
});

/**
 * Reclamations that the account has filed. The card's number is left out if the account is not linked to the customer
 * any more.
 */
const select = (database: Database) =>
  database
    .select({
      reclamation: reclamations,
      customer: { id: customers.id, firstName: customers.firstName, lastName: customers.lastName },
      cardNumber: customerCards.cardNumber,
      link: accountLinks.id,
    })
    .from(reclamations)
    .innerJoin(customers, eq(customers.id, reclamations.customerId))
    .leftJoin(customerCards, eq(customerCards.id, reclamations.cardId))
    .leftJoin(
      accountLinks,
      and(eq(accountLinks.customerId, reclamations.customerId), eq(accountLinks.accountId, reclamations.accountId)),
    );

interface Reader {
  readonly database: Database;
  readonly caller: Pick<Caller, 'accountId'>;
  readonly locale: Locale;
  readonly now: Date;
}

/** The reclamations that the account has filed, in the order of `ids`; reclamations of other accounts are left out. */
export async function readReclamations(
  { database, caller, locale, now }: Reader,
  ids: readonly number[],
): Promise<Sent<typeof Reclamation>[]> {
  if (ids.length === 0) return [];
  const { accountId } = caller;
  const found = await select(database).where(
    and(inArray(reclamations.id, [...ids]), eq(reclamations.accountId, accountId)),
  );
  const rows = new Map(found.map((row) => [row.reclamation.id, row]));
  const events = await readReclamationEvents(database, ids);
  const fees = await readFeePlaces(
    database,
    accountId,
    found.map(({ reclamation }) => reclamation),
    now,
  );
  return ids.flatMap((id) => {
    const row = rows.get(id);
    if (row === undefined) return [];
    return {
      ...commonOf(row.reclamation, locale),
      customer: row.customer,
      cardNumber: row.link === null ? null : row.cardNumber,
      fee: fees.get(row.reclamation.reclamationNumber) ?? null,
      events: (events.get(id) ?? []).map(({ kind, at }) => ({ kind, at: at.toISOString() })),
    };
  });
}
