import { activeCard, customerCards as endpoint, lastActiveCard } from '#contract/endpoints/customers.ts';
import type { CardDetail } from '#contract/entities/customer-card.ts';
import { cardStates } from '#contract/enumerations.ts';
import type { Sent } from '#contract/values.ts';
import { namesOfIds } from '#contract/wire-ids.ts';
import type { Database } from '../../platform/db/database.ts';
import { and, count, eq, inArray } from '../../platform/db/orm.ts';
import type { SQL } from '../../platform/db/orm.ts';
import { accountLinks, customerCards } from '../../platform/db/schema.ts';
import { ApiError } from '../../platform/errors/api-error.ts';
import { route } from '../../platform/http/route.ts';
import type { Call } from '../../platform/http/route.ts';
import { enumerationRank } from '../../platform/lists/enumeration-rank.ts';
import { sortLocaleOf } from '../../platform/lists/sort-locale.ts';
import { nameRank, orderOf } from '../../platform/lists/sorting.ts';
import { totalCountOf } from '../../platform/lists/total-count.ts';
import { referenceData } from '../../reference-data/reference-data.ts';
import { activeFirst, isKept } from './active-card.ts';
import { authoriseCustomer } from './authorise.ts';
import { profileOne, profileTwo, selectCards, toCustomerCard } from './card-query.ts';
import { selectFaresOfCard } from './fare-query.ts';
import { toTicketFare } from './ticket-fares.ts';

type CardCall = Call<typeof activeCard | typeof lastActiveCard | typeof endpoint>;

const ofCustomer = ({ caller }: Pick<CardCall, 'caller'>, customerId: number, filter?: SQL): SQL | undefined =>
  and(eq(accountLinks.accountId, caller.accountId), eq(accountLinks.customerId, customerId), isKept(), filter);

/** The states of cards that are or were active. */
const onceActive = ['ACTIVE', 'BLOCKED', 'EXPIRED'] as const;

type FirstCardCall = Pick<CardCall, 'caller' | 'database' | 'locale' | 'today'>;

/** The first card that matches; active cards come first. */
export async function findFirstCard(
  call: FirstCardCall,
  filter: SQL | undefined,
): Promise<Sent<typeof CardDetail> | null> {
  const reference = await referenceData(call.database);
  const [row] = await selectCards(call.database)
    .where(and(eq(accountLinks.accountId, call.caller.accountId), isKept(), filter))
    .orderBy(...activeFirst())
    .limit(1);
  if (row === undefined) return null;
  const fares = await selectFaresOfCard(call.database, row.card.id, call.today);
  const ticketFares = fares.map(({ fare }) => toTicketFare(fare, reference, call));
  return { ...toCustomerCard(row, reference, call.locale), ticketFares };
}

/** The active card; if there is none, the latest issued card that was active before (CRD-03). */
export const findLastActiveCard = (call: FirstCardCall, customerId: number): Promise<Sent<typeof CardDetail> | null> =>
  findFirstCard(call, and(eq(accountLinks.customerId, customerId), inArray(customerCards.state, onceActive)));

/** Throws ApiError NOT_FOUND for a customer who is not linked to the account, otherwise NO_ACTIVE_CARD. */
async function refuseWithoutCard({ database, caller, params }: CardCall): Promise<never> {
  await authoriseCustomer(database, caller, params.id);
  throw new ApiError('NO_ACTIVE_CARD');
}

export const activeCardRoute = route(
  activeCard,
  'read',
  async (call) =>
    (await findFirstCard(call, and(eq(accountLinks.customerId, call.params.id), eq(customerCards.state, 'ACTIVE')))) ??
    (await refuseWithoutCard(call)),
);

export const lastActiveCardRoute = route(
  lastActiveCard,
  'read',
  async (call) => (await findLastActiveCard(call, call.params.id)) ?? (await refuseWithoutCard(call)),
);

async function countCards(database: Database, filter: SQL | undefined): Promise<number> {
  const [total] = await database
    .select({ count: count() })
    .from(accountLinks)
    .innerJoin(customerCards, eq(customerCards.customerId, accountLinks.customerId))
    .where(filter);
  return total?.count ?? 0;
}

/** The customer's cards (CRD-01), by default the cards that are valid longest first. */
export const customerCardsRoute = route(endpoint, 'read', async (call) => {
  const { database, query, locale } = call;
  await authoriseCustomer(database, call.caller, call.params.id);
  const reference = await referenceData(database);
  const profiles = [...reference.customerProfiles.values()].map(({ id, displayName }) => ({
    id,
    name: displayName[locale],
  }));
  const states = query.stateIds && namesOfIds('cardState', query.stateIds);
  const filter = ofCustomer(call, call.params.id, states && inArray(customerCards.state, states));
  const columns = {
    currentState: enumerationRank(cardStates, customerCards.state),
    cardNumber: customerCards.cardNumber,
    validFrom: customerCards.validFrom,
    validTo: customerCards.validTo,
    profileOne: nameRank(profileOne.customerProfileId, profiles, sortLocaleOf(query, locale)),
    profileTwo: nameRank(profileTwo.customerProfileId, profiles, sortLocaleOf(query, locale)),
    created: customerCards.created,
    issued: customerCards.issued,
    marketingConsent: customerCards.marketingConsent,
  };
  const rows = await selectCards(database)
    .where(filter)
    .orderBy(...orderOf(columns, customerCards.id, query, { column: 'validTo', descending: true }))
    .limit(query.limit)
    .offset(query.offset);
  return {
    items: rows.map((row) => toCustomerCard(row, reference, locale)),
    totalCount: await totalCountOf(rows.length, query, () => countCards(database, filter)),
  };
});
