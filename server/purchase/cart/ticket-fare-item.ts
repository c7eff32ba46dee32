import type * as v from 'valibot';
import type { AddTicketFare, addTicketFare } from '#contract/endpoints/shopping-cart.ts';
import { ticketValidity } from '#rules/ticket-validity.ts';
import { mayActFor } from '../../accounts/customers/manageable.ts';
import { ApiError } from '../../platform/errors/api-error.ts';
import type { Call } from '../../platform/http/route.ts';
import { refuseAction, unasked, type ActionErrors } from './refuse-action.ts';
import { fareTaxPercentage, findCard, findCombination } from './ticket-fare-parts.ts';
import { priceOf, problemOf } from './ticket-fare-sale.ts';

type AddCall = Pick<Call<typeof addTicketFare>, 'database' | 'caller' | 'services' | 'today'>;
type Ticket = v.InferOutput<typeof AddTicketFare>;

export const ticketFareErrors: ActionErrors<'ticketFare'> = {
  hasCard: 'NOT_FOUND',
  NO_ACTIVE_CARD: 'CARD_NOT_ACTIVE',
  ACTIVE_CARD_APPLICATION: 'CARD_NOT_ACTIVE',
  isNotUnmanageable: 'CUSTOMER_NOT_MANAGEABLE',
  NOT_CHECKED: 'CUSTOMER_NOT_MANAGEABLE',
  ticketFareIsSold: 'INVALID_TICKET_COMBINATION',
  ALREADY_IN_CART: 'TICKET_FARE_ALREADY_IN_CART',
};

async function readParts(call: AddCall, { cardId, ticketCombinationId }: Ticket) {
  const { database, caller, services } = call;
  const card = await findCard(database, caller.accountId, cardId);
  if (card === undefined) throw new ApiError('NOT_FOUND');
  const manageable = await mayActFor(call, card.customerId);
  const configuration = await services.settings.systemConfiguration(database);
  const asked = { id: card.id, currentState: { state: { name: card.state } } };
  refuseAction('ticketFare', { ...unasked, card: asked, manageable, configuration }, ticketFareErrors);
  const combination = await findCombination(database, ticketCombinationId);
  if (combination === undefined) throw new ApiError('INVALID_TICKET_COMBINATION');
  return { card, combination };
}

/**
 * A ticket fare as an item of the cart, with the price of the chosen day in minor units. Throws ApiError NOT_FOUND for
 * another account's card, and the errors of the rules (TFR-01).
 */
export async function ticketFareItem(call: AddCall, ticket: Ticket) {
  const { card, combination } = await readParts(call, ticket);
  const sale = { card, combination, start: ticket.validFrom, zoneName: ticket.zone };
  const problem = await problemOf(call, sale);
  if (problem !== undefined) throw new ApiError(problem.name, { metadata: { ...problem.metadata } });
  const validity = ticketValidity(combination.tariffProfile, ticket.validFrom, call.today);
  const priced = await priceOf(call, sale, validity);
  if ('error' in priced) throw new ApiError(priced.error);
  const { price, zone } = priced;
  return {
    type: 'TICKET_FARE',
    customerId: card.customerId,
    name: combination.tariffProfile.code,
    price,
    taxPercentage: fareTaxPercentage,
    payload: {
      cardId: card.id,
      cardNumber: card.cardNumber,
      ticketCombinationId: combination.id,
      customerProfileId: combination.customerProfile.id,
      tariffProfileId: combination.tariffProfile.id,
      zone: { id: zone.id, displayName: zone.displayName },
      ...(validity.validFrom === ticket.validFrom ? {} : { ticketFareStart: ticket.validFrom }),
      ticketFareValidFrom: validity.validFrom,
      ticketFareValidTo: validity.validTo,
    },
  } as const;
}
