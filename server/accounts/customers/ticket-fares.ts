import { customerTicketFares } from '#contract/endpoints/customers.ts';
import type { TicketFare } from '#contract/entities/ticket-fare.ts';
import type { Locale, TicketFareState } from '#contract/enumerations.ts';
import type { Sent } from '#contract/values.ts';
import { ticketStateOn } from '#rules/ticket-state.ts';
import { route } from '../../platform/http/route.ts';
import { totalCountOf } from '../../platform/lists/total-count.ts';
import { known, referenceData } from '../../reference-data/reference-data.ts';
import type { ReferenceData } from '../../reference-data/reference-data.ts';
import { ticketFareState } from '../../reference-data/ticket-fare-states.ts';
import { authoriseCustomer } from './authorise.ts';
import { cardState } from './card-query.ts';
import { countFares, selectFares } from './fare-query.ts';
import type { Fare } from './fare-query.ts';

const stateNames = { active: 'ACTIVE', future: 'FUTURE', expired: 'EXPIRED' } as const;

/** A fare's state on a day (ENU-01). */
function fareState(fare: Pick<Fare, 'cancelled' | 'validFrom' | 'validTo'>, today: string): TicketFareState {
  return fare.cancelled ? 'CANCELLED' : stateNames[ticketStateOn(today, fare)];
}

interface Reader {
  readonly locale: Locale;
  readonly today: string;
}

/** A fare in the reader's language, with its state on the reader's day. */
export function toTicketFare(row: Fare, reference: ReferenceData, { locale, today }: Reader): Sent<typeof TicketFare> {
  const customerProfile = known(reference.customerProfiles, row.customerProfileId);
  const tariffProfile = known(reference.tariffProfiles, row.tariffProfileId);
  const state = ticketFareState(locale, fareState(row, today));
  return {
    id: row.id,
    validFrom: row.validFrom,
    validTo: row.validTo,
    cancelled: row.cancelled,
    active: state.name === 'ACTIVE',
    customerProfile: {
      id: customerProfile.id,
      displayName: customerProfile.displayName[locale],
      checkTicketCollision: customerProfile.checkTicketCollision,
    },
    tariffProfile: { id: tariffProfile.id, displayName: tariffProfile.displayName[locale] },
    ticketCombinationId: row.ticketCombinationId,
    zones: row.zoneIds.map((id) => known(reference.zones, id)),
    price: row.price,
    state,
    card: { id: row.cardId, cardNumber: row.cardNumber, currentState: cardState(locale, row.cardState) },
  };
}

/**
 * The ticket fares on all of a customer's cards (HIS-01), by default in descending order of their last day. Usually
 * needs one query.
 */
export const customerTicketFaresRoute = route(customerTicketFares, 'read', async (call) => {
  const { database, caller, params, query } = call;
  const reference = await referenceData(database);
  const rows = await selectFares(call, reference);
  if (rows.length === 0) await authoriseCustomer(database, caller, params.id);
  return {
    items: rows.map(({ fare }) => toTicketFare(fare, reference, call)),
    totalCount: await totalCountOf(rows.length, query, () => countFares(call)),
  };
});
