import { fromPromise } from 'xstate';
import { addTicketFares, familyBoard } from '#contract/endpoints/family-board.ts';
import type { FamilyBoard } from '#contract/entities/family-board.ts';
import type { Item } from '#contract/entities/shopping-cart.ts';
import { familyBoardMachine } from '#machines/account/family-board/family-board.machine.ts';
import type { AddRequest } from '#machines/account/family-board/family-board.types.ts';
import type { TicketFareRequest } from '#machines/account/ticket-fare/ticket-fare.types.ts';
import type { Shop } from '#runtime/shop.ts';
import { provideTicketFare } from '../card-actions/ticket-fare/ticket-fare.actors.ts';

/** The ticket dialog here only returns the chosen ticket: it adds nothing to the cart. */
const provideChoice = (shop: Shop) =>
  provideTicketFare(shop).provide({
    actors: { addTicketFare: fromPromise<Item | null, TicketFareRequest>(() => Promise.resolve(null)) },
    actions: { announceAdded: () => {}, refreshCart: () => {}, goToCart: () => {} },
  });

export const provideFamilyBoard = (shop: Shop) =>
  familyBoardMachine.provide({
    actors: {
      readBoard: fromPromise<FamilyBoard>(({ signal }) => shop.call(familyBoard, { signal })),
      ticketFare: provideChoice(shop),
      addTicketFares: fromPromise<Item[], AddRequest>(({ input: { idempotencyKey, lines }, signal }) =>
        shop.call(addTicketFares, { idempotencyKey, body: { lines: [...lines] }, signal }),
      ),
    },
    actions: {
      announceAdded: ({ event }) =>
        shop.showToast({
          messageId: 'familyBoard.added',
          values: { count: 'output' in event ? (event.output as readonly Item[]).length : 0 },
          colour: 'success',
        }),
      refreshCart: () => shop.tell('cart', { type: 'refresh' }),
      goToCart: () => shop.goTo('/app/shopping-cart'),
    },
  });
