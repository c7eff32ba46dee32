import { addTicketFare } from '../../contract/endpoints/shopping-cart.ts';
import type { ComputedValidity } from '../../contract/entities/tariff.ts';
import { checkTicketFare } from '../../rules/ticket-fare-check.ts';
import { ticketFarePrice } from '../../rules/ticket-fare-price.ts';
import { ticketValidity } from '../../rules/ticket-validity.ts';
import { refuseUnmanageable } from '../customers/manageable.ts';
import { ApiError } from '../errors/api-error.ts';
import { route } from '../http/route.ts';
import type { Call } from '../http/route.ts';
import { readIsicTerms } from '../settings/isic-terms.ts';
import { addItem } from './add-item.ts';
import { lockCart } from './lock-cart.ts';
import { findCard, findCombination, findHeldTickets, findPricedZones, priceOnCard } from './ticket-fare-parts.ts';

type AddCall = Call<typeof addTicketFare>;

/** The reduced tax rate of passenger transport in per cent, included in the prices. */
const taxPercentage = 12;

async function readParts(call: AddCall) {
  const { database, caller, body, services } = call;
  const card = await findCard(database, caller.accountId, body.cardId);
  if (card === undefined) throw new ApiError('NOT_FOUND');
  if (card.state !== 'ACTIVE') throw new ApiError('CARD_NOT_ACTIVE');
  await refuseUnmanageable(call, card.customerId);
  const { ticketFareAllowed } = await services.settings.systemConfiguration(database);
  const combination = ticketFareAllowed ? await findCombination(database, body.ticketCombinationId) : undefined;
  if (combination === undefined) throw new ApiError('INVALID_TICKET_COMBINATION');
  return { card, combination };
}

type Parts = Awaited<ReturnType<typeof readParts>>;

async function refuseProblems(
  { database, body, today, services }: AddCall,
  { card, combination }: Parts,
): Promise<void> {
  const figures = await services.settings.figures(database);
  const [problem] = checkTicketFare({
    today,
    start: body.validFrom,
    limits: {
      minDaysAhead: figures.ESHOP_MIN_DAYS_BEFORE_TICKET_VALID_FROM,
      maxDaysAhead: figures.ESHOP_MAX_DAYS_BEFORE_TICKET_VALID_FROM,
    },
    card,
    combination,
    tickets: await findHeldTickets(database, card.customerId, today),
  });
  if (problem !== undefined) throw new ApiError(problem.name, { metadata: { ...problem.metadata } });
}

async function readPrice(
  { database, body, services }: AddCall,
  { card, combination: { priceListId, customerProfile } }: Parts,
  { validTo }: ComputedValidity,
) {
  const zones = await findPricedZones(database, [priceListId], body.validFrom);
  const priced = ticketFarePrice(zones, body.zone);
  if ('error' in priced) throw new ApiError(priced.error);
  const zone = zones.find((one) => one.zone.name === body.zone)?.zone;
  if (zone === undefined) throw new ApiError('INVALID_ZONE');
  const sale = { card, listPrice: priced.price, customerProfile, start: body.validFrom, ticketValidTo: validTo };
  const price = priceOnCard(sale, await readIsicTerms(services.settings, database));
  return { price, zone: { id: zone.id, displayName: zone.displayName } };
}

/**
 * Adds a ticket fare to the cart with the price of the chosen day (TFR-01; second specification, 4.2 and 5.10). Throws
 * ApiError NOT_FOUND for another account's card, and the errors of the rules.
 */
export const addTicketFareRoute = route(addTicketFare, 'write', async (call) => {
  const { database, caller, body, now, today } = call;
  await lockCart(database, caller.accountId, now);
  const parts = await readParts(call);
  await refuseProblems(call, parts);
  const { card, combination } = parts;
  const validity = ticketValidity(combination.tariffProfile, body.validFrom, today);
  const { price, zone } = await readPrice(call, parts, validity);
  const item = {
    type: 'TICKET_FARE',
    customerId: card.customerId,
    name: combination.tariffProfile.code,
    price,
    taxPercentage,
    payload: {
      cardId: card.id,
      cardNumber: card.cardNumber,
      ticketCombinationId: combination.id,
      customerProfileId: combination.customerProfile.id,
      tariffProfileId: combination.tariffProfile.id,
      zone,
      ...(validity.validFrom === body.validFrom ? {} : { ticketFareStart: body.validFrom }),
      ticketFareValidFrom: validity.validFrom,
      ticketFareValidTo: validity.validTo,
    },
  } as const;
  return addItem(call, item, 'TICKET_FARE_ALREADY_IN_CART');
});
