import { addTicketFare } from '../../contract/endpoints/shopping-cart.ts';
import { ticketValidity } from '../../rules/ticket-validity.ts';
import { mayActFor } from '../customers/manageable.ts';
import { ApiError } from '../errors/api-error.ts';
import { route } from '../http/route.ts';
import type { Call } from '../http/route.ts';
import { addItem } from './add-item.ts';
import { lockCart } from './lock-cart.ts';
import { refuseAction, unasked, type ActionErrors } from './refuse-action.ts';
import { fareTaxPercentage, findCard, findCombination } from './ticket-fare-parts.ts';
import { priceOf, problemOf } from './ticket-fare-sale.ts';

type AddCall = Call<typeof addTicketFare>;

const errors: ActionErrors<'ticketFare'> = {
  hasCard: 'NOT_FOUND',
  NO_ACTIVE_CARD: 'CARD_NOT_ACTIVE',
  ACTIVE_CARD_APPLICATION: 'CARD_NOT_ACTIVE',
  isNotUnmanageable: 'CUSTOMER_NOT_MANAGEABLE',
  NOT_CHECKED: 'CUSTOMER_NOT_MANAGEABLE',
  ticketFareIsSold: 'INVALID_TICKET_COMBINATION',
  ALREADY_IN_CART: 'TICKET_FARE_ALREADY_IN_CART',
};

async function readParts(call: AddCall) {
  const { database, caller, body, services } = call;
  const card = await findCard(database, caller.accountId, body.cardId);
  if (card === undefined) throw new ApiError('NOT_FOUND');
  const manageable = await mayActFor(call, card.customerId);
  const configuration = await services.settings.systemConfiguration(database);
  const asked = { id: card.id, currentState: { state: { name: card.state } } };
  refuseAction('ticketFare', { ...unasked, card: asked, manageable, configuration }, errors);
  const combination = await findCombination(database, body.ticketCombinationId);
  if (combination === undefined) throw new ApiError('INVALID_TICKET_COMBINATION');
  return { card, combination };
}

/**
 * Adds a ticket fare to the cart with the price of the chosen day (TFR-01; second specification, 4.2 and 5.10). Throws
 * ApiError NOT_FOUND for another account's card, and the errors of the rules.
 */
export const addTicketFareRoute = route(addTicketFare, 'write', async (call) => {
  const { database, caller, body, now, today } = call;
  await lockCart(database, caller.accountId, now);
  const { card, combination } = await readParts(call);
  const sale = { card, combination, start: body.validFrom, zoneName: body.zone };
  const problem = await problemOf(call, sale);
  if (problem !== undefined) throw new ApiError(problem.name, { metadata: { ...problem.metadata } });
  const validity = ticketValidity(combination.tariffProfile, body.validFrom, today);
  const priced = await priceOf(call, sale, validity);
  if ('error' in priced) throw new ApiError(priced.error);
  const { price, zone } = priced;
  const item = {
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
      ...(validity.validFrom === body.validFrom ? {} : { ticketFareStart: body.validFrom }),
      ticketFareValidFrom: validity.validFrom,
      ticketFareValidTo: validity.validTo,
    },
  } as const;
  return addItem(call, item, errors.ALREADY_IN_CART);
});
