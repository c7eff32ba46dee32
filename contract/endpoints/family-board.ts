import * as v from 'valibot';
import { endpoint } from '../endpoint.ts';
import { FamilyBoard } from '../entities/family-board.ts';
import { Item } from '../entities/shopping-cart.ts';
import { commonQuery } from '../query.ts';
import { Money } from '../values.ts';
import { AddTicketFare } from './shopping-cart.ts';

const query = v.object(commonQuery);

export const familyBoard = endpoint({
  name: 'familyBoard',
  method: 'GET',
  path: '/api/eshop/family-board',
  summary: 'The people of the account with their tickets, and the suggested next ticket of each person (ours).',
  access: 'customer',
  extension: 'familyBoard',
  query,
  response: FamilyBoard,
  errors: [],
});

/** The most people that the board shows, and the most tickets that it adds in one call. */
export const mostBoardPeople = 30;

/** A ticket for a card, with the price that the person has seen, in minor units. */
export const BoardLine = v.object({ ...AddTicketFare.entries, price: Money });
export type BoardLine = v.InferOutput<typeof BoardLine>;

const isOncePerCard = (lines: readonly { readonly cardId: number }[]): boolean =>
  new Set(lines.map(({ cardId }) => cardId)).size === lines.length;

export const addTicketFares = endpoint({
  name: 'addTicketFares',
  method: 'POST',
  path: '/api/eshop/shopping-cart-items/ticket-fares',
  summary:
    'Put ticket fares for several cards into the cart, all of them or none (ours); TICKET_FARES_REFUSED contains the reason for each line.',
  access: 'customer',
  extension: 'familyBoard',
  creates: true,
  query,
  request: v.object({
    lines: v.pipe(
      v.array(BoardLine),
      v.minLength(1),
      v.maxLength(mostBoardPeople),
      v.check((lines) => isOncePerCard(lines), 'has two tickets for one card'),
    ),
  }),
  response: v.array(Item),
  errors: ['TICKET_FARES_REFUSED', 'CART_FULL', 'IDEMPOTENCY_KEY_REUSED'],
});
