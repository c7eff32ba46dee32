import type { BoardPerson, FamilyBoard } from '#contract/entities/family-board.ts';
import type { BoardObstacleName } from '#contract/enumerations.ts';
import { isDue } from '#rules/family-board.ts';
import { lineRefusalsOf, type LineRefusal } from '#rules/line-refusals.ts';
import type { Failure } from '../../common/failure.ts';
import { idempotencyKey } from '../../common/idempotency-key.ts';
import { required } from '../../common/required.ts';
import type { ChosenTicket, TicketFareInput } from '../ticket-fare/ticket-fare.types.ts';
import type { AddRequest, FamilyBoardContext } from './family-board.types.ts';

/** The obstacles that prevent the choice of any ticket. */
const blockingObstacles: ReadonlySet<BoardObstacleName> = new Set([
  'NO_CARD',
  'CARD_NOT_ACTIVE',
  'NOT_MANAGEABLE',
  'NOTHING_SOLD',
  'IN_CART',
  'IN_ORDER',
]);

export const personOf = ({ board }: Pick<FamilyBoardContext, 'board'>, customerId: number): BoardPerson | undefined =>
  board?.people.find((person) => person.customerId === customerId);

/** Whether a ticket can be chosen for the person. */
export const canChoose = ({ card, obstacle }: BoardPerson): boolean =>
  card !== null && (obstacle === null || !blockingObstacles.has(obstacle.name));

/** The ticket that would be added for the person: the chosen or else the suggested ticket; null = no ticket. */
export const ticketOf = ({ chosen }: Pick<FamilyBoardContext, 'chosen'>, person: BoardPerson): ChosenTicket | null =>
  chosen[person.customerId] ?? person.suggestion;

export const tickable = (context: FamilyBoardContext): readonly number[] =>
  (context.board?.people ?? [])
    .filter((person) => ticketOf(context, person) !== null)
    .map(({ customerId }) => customerId);

/** The ids of the people who are ticked at first: their next ticket is due, and no other account has ordered it. */
export const dueAtFirst = ({ people }: FamilyBoard, today: string): readonly number[] =>
  people
    .filter(
      ({ suggestion, coverage, isOrderedElsewhere }) =>
        suggestion !== null && isDue(coverage, today) && !isOrderedElsewhere,
    )
    .map(({ customerId }) => customerId);

const refusalFor = ({ refusals }: FamilyBoardContext, { card }: BoardPerson): LineRefusal | undefined =>
  refusals.find(({ cardId }) => cardId === card?.id);

/**
 * The ticket that was chosen for a person, at the price that the server has sent; an empty list if no ticket was chosen
 * or no ticket can be chosen any more.
 */
function stillChosen(context: FamilyBoardContext, person: BoardPerson): readonly (readonly [string, ChosenTicket])[] {
  const chosen = context.chosen[person.customerId];
  if (chosen === undefined || !canChoose(person)) return [];
  const price = refusalFor(context, person)?.metadata['price'];
  // The list price and the full price belong to the former price, so they are replaced.
  const current = typeof price === 'number' ? { ...chosen, price, listPrice: price, fullPrice: null } : chosen;
  return [[String(person.customerId), current]];
}

/**
 * Whether a person stays ticked: a changed price is shown and can be accepted; after any other refusal the tick is
 * removed.
 */
const staysTicked = (context: FamilyBoardContext, person: BoardPerson): boolean => {
  const refusal = refusalFor(context, person);
  return refusal === undefined || refusal.name === 'PRICE_CHANGED';
};

/**
 * The board when it is first shown. The people of the draft are ticked or, without a draft, the people whose ticket is
 * due. A draft does not contain the tickets that were chosen in place of the suggested tickets. The people of these
 * tickets are not ticked, but are listed as not restored.
 */
function openedBoard(context: FamilyBoardContext, board: FamilyBoard): Partial<FamilyBoardContext> {
  const { draft, today } = context;
  if (draft === null) return { board, ticked: dueAtFirst(board, today), failure: null };
  const possible = tickable({ ...context, board });
  const ticked = draft.ticked.filter((id) => possible.includes(id) && !draft.changed.includes(id));
  const requested = new Set([...draft.ticked, ...draft.changed]);
  return { board, ticked, notRestored: [...requested].filter((id) => !ticked.includes(id)), failure: null };
}

/** Takes over the new board; ticks and chosen tickets stay if they are still possible. */
export function withBoard(context: FamilyBoardContext, board: FamilyBoard): Partial<FamilyBoardContext> {
  if (context.board === null) return openedBoard(context, board);
  const chosen = Object.fromEntries(board.people.flatMap((person) => stillChosen(context, person)));
  const after = { ...context, board, chosen };
  const possible = tickable(after);
  const ticked = context.ticked.filter((customerId) => {
    const person = personOf(after, customerId);
    return person !== undefined && possible.includes(customerId) && staysTicked(context, person);
  });
  return { board, chosen, ticked };
}

interface TickedTicket {
  readonly cardId: number;
  readonly ticket: ChosenTicket;
}

/** The ticked tickets in the order of the board. */
export function tickedTickets(context: FamilyBoardContext): readonly TickedTicket[] {
  return (context.board?.people ?? []).flatMap((person) => {
    const ticket = ticketOf(context, person);
    const isTicked = context.ticked.includes(person.customerId);
    return isTicked && ticket !== null && person.card !== null ? [{ cardId: person.card.id, ticket }] : [];
  });
}

/** The request to put the ticked tickets into the cart; the same tickets at the same prices have the same key. */
export function addRequest(context: FamilyBoardContext): AddRequest {
  const lines = tickedTickets(context).map(({ cardId, ticket }) => ({
    cardId,
    validFrom: ticket.start,
    ticketCombinationId: ticket.ticketCombinationId,
    zone: ticket.zone.name,
    price: ticket.price,
  }));
  return { idempotencyKey: idempotencyKey(context.flowId, JSON.stringify(lines)), lines };
}

/**
 * The refusals of single lines of a failed request, with the former prices; an empty list if the server refused no
 * single lines.
 */
export function refusalsOf(context: FamilyBoardContext, failure: Failure): readonly LineRefusal[] {
  if (failure.name !== 'TICKET_FARES_REFUSED') return [];
  const sent = tickedTickets(context);
  return lineRefusalsOf(failure.metadata).map((refusal) => {
    const before = sent.find(({ cardId }) => cardId === refusal.cardId)?.ticket.price;
    if (refusal.name !== 'PRICE_CHANGED' || before === undefined) return refusal;
    return { ...refusal, metadata: { ...refusal.metadata, priceBefore: before } };
  });
}

/** The refusals without the refusal of this person's line, because the line has changed. */
export const otherRefusals = (context: FamilyBoardContext, customerId: number): readonly LineRefusal[] => {
  const card = personOf(context, customerId)?.card;
  return context.refusals.filter(({ cardId }) => cardId !== card?.id);
};

/** The input of the ticket dialog for a person, with the present ticket already chosen. */
export function dialogInput(context: FamilyBoardContext): TicketFareInput {
  const person = required(personOf(context, required(context.changedId, 'a person')), 'a person');
  const ticket = ticketOf(context, person);
  return {
    flowId: context.flowId,
    card: required(person.card, 'a card'),
    today: context.today,
    draft: ticket && {
      start: ticket.start,
      typedStart: '',
      combinationId: ticket.ticketCombinationId,
      zoneName: ticket.zone.name,
    },
  };
}
