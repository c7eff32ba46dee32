import type { customerTicketFares } from '#contract/endpoints/customers.ts';
import { cardStates, ticketFareStates } from '#contract/enumerations.ts';
import type { CardState, Locale } from '#contract/enumerations.ts';
import { namesOfIds } from '#contract/wire-ids.ts';
import type { Database } from '../../platform/db/database.ts';
import { and, asc, count, desc, eq, gte, inArray, sql } from '../../platform/db/orm.ts';
import type { SQL, SQLWrapper } from '../../platform/db/orm.ts';
import { accountLinks, customerCards, ticketFares } from '../../platform/db/schema.ts';
import type { Call } from '../../platform/http/route.ts';
import { enumerationRank } from '../../platform/lists/enumeration-rank.ts';
import { sortLocaleOf } from '../../platform/lists/sort-locale.ts';
import { isDescending, nameRank, ordered } from '../../platform/lists/sorting.ts';
import type { ReferenceData } from '../../reference-data/reference-data.ts';

export type FaresCall = Call<typeof customerTicketFares>;
type Query = FaresCall['query'];
type SortColumn = NonNullable<Query['sortBy']>;

/** A fare's state on a day, in SQL; the same rule as `fareState`. */
const stateOn = (today: string): SQL => sql`case
  when ${ticketFares.cancelled} then 'CANCELLED'
  when ${ticketFares.validTo} < ${today}::date then 'EXPIRED'
  when ${ticketFares.validFrom} > ${today}::date then 'FUTURE'
  else 'ACTIVE' end`;

/** The sort positions of a fare's zones, in the order in which the row lists the zones. */
function zoneRanks({ zones }: ReferenceData, alphabet: Locale): SQL {
  const names = [...zones.values()].map(({ id, displayName }) => ({ id, name: displayName }));
  const held = sql`jsonb_array_elements_text(${ticketFares.zoneIds}) with ordinality as held(zone, place)`;
  return sql`array(select ${nameRank(sql`held.zone::integer`, names, alphabet)} from ${held} order by held.place)`;
}

const namesOf = (rows: ReferenceData['tariffProfiles'] | ReferenceData['customerProfiles'], locale: Locale) =>
  [...rows.values()].map(({ id, displayName }) => ({ id, name: displayName[locale] }));

/** Columns that can be sorted directly by their values. */
const plainColumns = {
  validFrom: ticketFares.validFrom,
  validTo: ticketFares.validTo,
  price: ticketFares.price,
  cardNumber: customerCards.cardNumber,
} as const;
type PlainColumn = keyof typeof plainColumns;
const isPlain = (column: SortColumn): column is PlainColumn => Object.hasOwn(plainColumns, column);

function rankOf(
  name: Exclude<SortColumn, PlainColumn>,
  { today, locale, query }: FaresCall,
  reference: ReferenceData,
): SQL {
  const alphabet = sortLocaleOf(query, locale);
  switch (name) {
    case 'state':
      return enumerationRank(ticketFareStates, stateOn(today));
    case 'customerProfile':
      return nameRank(ticketFares.customerProfileId, namesOf(reference.customerProfiles, locale), alphabet);
    case 'tariffProfile':
      return nameRank(ticketFares.tariffProfileId, namesOf(reference.tariffProfiles, locale), alphabet);
    case 'zones':
      return zoneRanks(reference, alphabet);
    case 'cardState':
      return enumerationRank(cardStates, customerCards.state);
  }
}

interface Shape {
  readonly filter?: SQL | undefined;
  readonly order: SQL[];
}

/** A fare with its card, as the query returns it; `price` in minor units, days in ISO form. */
export interface Fare {
  readonly id: number;
  readonly ticketCombinationId: number;
  readonly customerProfileId: number;
  readonly tariffProfileId: number;
  readonly zoneIds: readonly number[];
  readonly validFrom: string;
  readonly validTo: string;
  readonly price: number;
  readonly cancelled: boolean;
  readonly cardId: number;
  readonly cardNumber: string;
  readonly cardState: CardState;
}

const fareColumns: Readonly<Record<keyof Fare, SQLWrapper>> = {
  id: ticketFares.id,
  ticketCombinationId: ticketFares.ticketCombinationId,
  customerProfileId: ticketFares.customerProfileId,
  tariffProfileId: ticketFares.tariffProfileId,
  zoneIds: ticketFares.zoneIds,
  validFrom: ticketFares.validFrom,
  validTo: ticketFares.validTo,
  price: ticketFares.price,
  cancelled: ticketFares.cancelled,
  cardId: ticketFares.cardId,
  cardNumber: customerCards.cardNumber,
  cardState: customerCards.state,
};

/** All columns as one JSON value: the drivers parse JSON faster than a row with many columns. */
const fare = sql<Fare>`json_build_object(${sql.join(
  Object.entries(fareColumns).map(([name, column]) => sql`${sql.raw(`'${name}'`)}, ${column}`),
  sql`, `,
)})`;

/** One page of the fares on all cards of a customer whom the account may see. */
const pageQuery = (database: Database, { filter, order }: Shape) =>
  database
    .select({ fare })
    .from(accountLinks)
    .innerJoin(customerCards, eq(customerCards.customerId, accountLinks.customerId))
    .innerJoin(ticketFares, eq(ticketFares.cardId, customerCards.id))
    .where(
      and(
        eq(accountLinks.accountId, sql.placeholder('accountId')),
        eq(accountLinks.customerId, sql.placeholder('customerId')),
        filter,
      ),
    )
    .orderBy(...order)
    .limit(sql.placeholder('limit'))
    .offset(sql.placeholder('offset'));

const prepare = (database: Database, name: string, shape: Shape) => pageQuery(database, shape).prepare(name);
type Prepared = ReturnType<typeof prepare>;

const prepared = new WeakMap<Database, Map<string, Prepared>>();

/** The query that is sorted by a plain column and not filtered. Its text never changes, so it is built only one time. */
function preparedBy(database: Database, column: PlainColumn, descending: boolean): Prepared {
  const name = `ticket_fares_by_${column}_${descending ? 'desc' : 'asc'}`;
  const ofDatabase = prepared.get(database) ?? new Map<string, Prepared>();
  prepared.set(database, ofDatabase);
  const order = (): SQL[] => ordered(plainColumns[column], ticketFares.id, descending);
  const query = ofDatabase.get(name) ?? prepare(database, name, { order: order() });
  ofDatabase.set(name, query);
  return query;
}

const stateFilter = ({ query, today }: FaresCall): SQL | undefined =>
  query.stateIds && inArray(stateOn(today), namesOfIds('ticketFareState', query.stateIds));

/** The fares of a card that are or will be valid, in the order of their first days. */
export const selectFaresOfCard = (database: Database, cardId: number, today: string): Promise<{ fare: Fare }[]> =>
  database
    .select({ fare })
    .from(ticketFares)
    .innerJoin(customerCards, eq(customerCards.id, ticketFares.cardId))
    .where(and(eq(ticketFares.cardId, cardId), eq(ticketFares.cancelled, false), gte(ticketFares.validTo, today)))
    .orderBy(asc(ticketFares.validFrom), asc(ticketFares.id));

/** All fares of a customer, the fares that are valid longest first. */
export const selectFaresOfCustomer = (database: Database, customerId: number): Promise<{ fare: Fare }[]> =>
  database
    .select({ fare })
    .from(ticketFares)
    .innerJoin(customerCards, eq(customerCards.id, ticketFares.cardId))
    .where(eq(customerCards.customerId, customerId))
    .orderBy(desc(ticketFares.validTo), desc(ticketFares.id));

/** The number of fares that match the filter, on all pages. */
export async function countFares(call: FaresCall): Promise<number> {
  const { database, caller, params } = call;
  const [total] = await database
    .select({ count: count() })
    .from(accountLinks)
    .innerJoin(customerCards, eq(customerCards.customerId, accountLinks.customerId))
    .innerJoin(ticketFares, eq(ticketFares.cardId, customerCards.id))
    .where(
      and(eq(accountLinks.accountId, caller.accountId), eq(accountLinks.customerId, params.id), stateFilter(call)),
    );
  return total?.count ?? 0;
}

/**
 * The rows of the requested page, by default the fares that are valid longest first; empty for a customer of another
 * account.
 */
export function selectFares(call: FaresCall, reference: ReferenceData): Promise<{ fare: Fare }[]> {
  const { database, caller, params, query } = call;
  const column = query.sortBy ?? 'validTo';
  const descending = isDescending(query, true);
  const values = { accountId: caller.accountId, customerId: params.id, limit: query.limit, offset: query.offset };
  if (query.stateIds === undefined && isPlain(column)) return preparedBy(database, column, descending).execute(values);
  const sortedBy = isPlain(column) ? plainColumns[column] : rankOf(column, call, reference);
  const filter = stateFilter(call);
  return pageQuery(database, { filter, order: ordered(sortedBy, ticketFares.id, descending) }).execute(values);
}
