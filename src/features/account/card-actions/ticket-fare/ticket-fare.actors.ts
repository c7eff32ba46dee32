import { fromPromise } from 'xstate';
import { customerTicketFares, isicTicketFarePrice } from '../../../../../contract/endpoints/customers.ts';
import { globalSettings } from '../../../../../contract/endpoints/global-settings.ts';
import { priceListZones } from '../../../../../contract/endpoints/price-lists.ts';
import { addTicketFare } from '../../../../../contract/endpoints/shopping-cart.ts';
import { computedValidity } from '../../../../../contract/endpoints/tariff-profiles.ts';
import { ticketCombinations } from '../../../../../contract/endpoints/ticket-combinations.ts';
import type { Item } from '../../../../../contract/entities/shopping-cart.ts';
import type { TicketCombination } from '../../../../../contract/entities/tariff.ts';
import { type TicketFareState, ticketFareStates } from '../../../../../contract/enumerations.ts';
import { ticketFareMachine } from '../../../../../machines/ticket-fare/ticket-fare.machine.ts';
import type {
  HeldTickets,
  IsicPriceRequest,
  TicketFareRequest,
  TicketOffer,
} from '../../../../../machines/ticket-fare/ticket-fare.types.ts';
import type { StartLimits } from '../../../../../rules/ticket-start.ts';
import { announceFailure } from '../../../../common/announce-failure.ts';
import { numberSetting } from '../../../../common/number-settings.ts';
import type { Shop } from '../../../../runtime/shop.ts';

const mostRows = 999;

const idsOf = (...names: readonly TicketFareState[]): number[] =>
  names.map((name) => ticketFareStates.indexOf(name) + 1);

async function readLimits(shop: Shop, signal: AbortSignal): Promise<StartLimits> {
  const settings = await shop.call(globalSettings, { signal });
  return {
    minDaysAhead: numberSetting(settings, 'ESHOP_MIN_DAYS_BEFORE_TICKET_VALID_FROM'),
    maxDaysAhead: numberSetting(settings, 'ESHOP_MAX_DAYS_BEFORE_TICKET_VALID_FROM'),
  };
}

async function readTickets(shop: Shop, customerId: number, signal: AbortSignal): Promise<HeldTickets> {
  const read = async (limit: number, stateIds: number[]) => {
    const query = { sortBy: 'validTo', sortDesc: true, limit, offset: 0, stateIds } as const;
    return (await shop.call(customerTicketFares, { params: { id: customerId }, query, signal })).items;
  };
  const [[last], held] = await Promise.all([
    read(1, idsOf('ACTIVE', 'EXPIRED', 'FUTURE')),
    read(mostRows, idsOf('ACTIVE', 'FUTURE')),
  ]);
  return { last: last ?? null, held };
}

interface CombinationsInput {
  readonly day: string;
  readonly profiles: readonly { readonly id: number; readonly reduced: boolean }[];
}

/** Whether all of the profiles are reduced, or none; undefined if they differ, so that the filter would lose tickets. */
function reducedOf([first, ...others]: CombinationsInput['profiles']): boolean | undefined {
  return others.every(({ reduced }) => reduced === first?.reduced) ? first?.reduced : undefined;
}

async function readCombinations(shop: Shop, input: CombinationsInput, signal: AbortSignal) {
  if (input.profiles.length === 0) return [];
  const reduced = reducedOf(input.profiles);
  const { items } = await shop.call(ticketCombinations, {
    query: {
      sortBy: 'orderNumber',
      sortDesc: false,
      limit: mostRows,
      eshopSale: true,
      date: input.day,
      typeName: 'TIME',
      customerProfileId: input.profiles.map(({ id }) => id),
      ...(reduced === undefined ? {} : { reduced }),
      customerProfileType: 'PERSONAL',
    },
    signal,
  });
  return items;
}

interface OfferInput {
  readonly day: string;
  readonly tariffProfileId: number;
  readonly priceListId: number;
}

async function readOffer(shop: Shop, input: OfferInput, signal: AbortSignal): Promise<TicketOffer> {
  const date = input.day;
  const [validity, zones] = await Promise.all([
    shop.call(computedValidity, { params: { id: input.tariffProfileId }, query: { date }, signal }),
    shop.call(priceListZones, { params: { id: input.priceListId }, query: { date, onlyZonesWithPrice: true }, signal }),
  ]);
  return { validity, zones };
}

async function readIsicPrice(shop: Shop, { customerId, ...query }: IsicPriceRequest, signal: AbortSignal) {
  const { price } = await shop.call(isicTicketFarePrice, { params: { id: customerId }, query, signal });
  return price;
}

const order = (shop: Shop, { idempotencyKey, ...ticket }: TicketFareRequest, signal: AbortSignal): Promise<Item> =>
  shop.call(addTicketFare, {
    idempotencyKey,
    body: {
      cardId: ticket.cardId,
      validFrom: ticket.start,
      ticketCombinationId: ticket.combinationId,
      zone: ticket.zoneName,
    },
    signal,
  });

export function provideTicketFare(shop: Shop) {
  return ticketFareMachine.provide({
    actors: {
      readLimits: fromPromise<StartLimits>(({ signal }) => readLimits(shop, signal)),
      readTickets: fromPromise<HeldTickets, { customerId: number }>(({ input, signal }) =>
        readTickets(shop, input.customerId, signal),
      ),
      readCombinations: fromPromise<readonly TicketCombination[], CombinationsInput>(({ input, signal }) =>
        readCombinations(shop, input, signal),
      ),
      readOffer: fromPromise<TicketOffer, OfferInput>(({ input, signal }) => readOffer(shop, input, signal)),
      readIsicPrice: fromPromise<number, IsicPriceRequest>(({ input, signal }) => readIsicPrice(shop, input, signal)),
      addTicketFare: fromPromise<Item, TicketFareRequest>(({ input, signal }) => order(shop, input, signal)),
    },
    actions: {
      announceLimitsFailed: announceFailure(shop, 'ticketFare.limitsFailed'),
      announceTicketsFailed: announceFailure(shop, 'ticketFare.ticketsFailed'),
      announceCombinationsFailed: announceFailure(shop, 'ticketFare.combinationsFailed'),
      announceOfferFailed: announceFailure(shop, 'ticketFare.priceFailed'),
      announceIsicPriceFailed: announceFailure(shop, 'ticketFare.isicPriceFailed'),
      announceAdded: () => shop.showToast({ messageId: 'ticketFare.added', colour: 'success' }),
      refreshCart: () => shop.tell('cart', { type: 'refresh' }),
      goToCart: () => shop.goTo('/app/shopping-cart'),
    },
  });
}
