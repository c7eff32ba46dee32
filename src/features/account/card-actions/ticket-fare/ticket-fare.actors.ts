import { fromPromise } from 'xstate';
import { startLimitsIn } from '#api/number-settings.ts';
import { announceFailure } from '#common/announce-failure.ts';
import { servedIds } from '#common/list-table/served-values.ts';
import { readAllRows } from '#common/read-all-rows.ts';
import { customerTicketFares } from '#contract/endpoints/customers.ts';
import { ticketFareStatesList } from '#contract/endpoints/enumerations.ts';
import { globalSettings } from '#contract/endpoints/global-settings.ts';
import { addTicketFare, ticketFareOffers } from '#contract/endpoints/shopping-cart.ts';
import type { Item } from '#contract/entities/shopping-cart.ts';
import type { TicketFareOffer } from '#contract/entities/ticket-fare-offer.ts';
import { type TicketFareState } from '#contract/enumerations.ts';
import { ticketFareMachine } from '#machines/account/ticket-fare/ticket-fare.machine.ts';
import type { HeldTickets, OffersRequest, TicketFareRequest } from '#machines/account/ticket-fare/ticket-fare.types.ts';
import type { StartLimits } from '#rules/ticket-start.ts';
import type { Shop } from '#runtime/shop.ts';

const readLimits = async (shop: Shop, signal: AbortSignal): Promise<StartLimits> =>
  startLimitsIn(await shop.call(globalSettings, { signal }));

async function readTickets(shop: Shop, customerId: number, signal: AbortSignal): Promise<HeldTickets> {
  const read = (page: { readonly limit: number; readonly offset: number }, stateIds: number[]) => {
    const query = { ...page, sortBy: 'validTo', sortDesc: true, stateIds } as const;
    return shop.call(customerTicketFares, { params: { id: customerId }, query, signal });
  };
  const idsOf = (...names: readonly TicketFareState[]) => servedIds(shop, ticketFareStatesList, names);
  const bought = await idsOf('ACTIVE', 'EXPIRED', 'FUTURE');
  const valid = await idsOf('ACTIVE', 'FUTURE');
  const [{ items }, held] = await Promise.all([
    read({ limit: 1, offset: 0 }, bought),
    readAllRows((page) => read(page, valid)),
  ]);
  return { last: items[0] ?? null, held };
}

const readOffers = (shop: Shop, { cardId, day }: OffersRequest, signal: AbortSignal) =>
  shop.call(ticketFareOffers, { query: { cardId, date: day }, signal });

const order = (
  shop: Shop,
  { idempotencyKey, ...ticket }: TicketFareRequest,
  signal: AbortSignal,
): Promise<Item | null> =>
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
      readOffers: fromPromise<readonly TicketFareOffer[], OffersRequest>(({ input, signal }) =>
        readOffers(shop, input, signal),
      ),
      addTicketFare: fromPromise<Item | null, TicketFareRequest>(({ input, signal }) => order(shop, input, signal)),
    },
    actions: {
      announceLimitsFailed: announceFailure(shop, 'ticketFare.limitsFailed'),
      announceTicketsFailed: announceFailure(shop, 'ticketFare.ticketsFailed'),
      announceOffersFailed: announceFailure(shop, 'ticketFare.combinationsFailed'),
      announceAdded: () => shop.showToast({ messageId: 'ticketFare.added', colour: 'success' }),
      refreshCart: () => shop.tell('cart', { type: 'refresh' }),
      goToCart: () => shop.goTo('/app/shopping-cart'),
    },
  });
}
