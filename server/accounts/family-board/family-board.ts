import { familyBoard, mostBoardPeople } from '#contract/endpoints/family-board.ts';
import type { AccountPerson } from '#contract/entities/account-page.ts';
import type { BoardPerson, BoardTicket } from '#contract/entities/family-board.ts';
import type { Sent } from '#contract/values.ts';
import { obstacleOfPerson } from '#rules/family-board.ts';
import { readOpenApplications, withOpenApplications } from '../../applications/applications/read-open-applications.ts';
import { route } from '../../platform/http/route.ts';
import type { Call } from '../../platform/http/route.ts';
import { findLastActiveCard } from '../customers/cards.ts';
import { whyNotActFor } from '../customers/manageable.ts';
import { readPeople } from '../customers/people.ts';
import { readHeldTickets } from './held-tickets.ts';
import { suggestTicket } from './suggest-ticket.ts';
import { readWaitingTickets, type WaitingTickets } from './waiting-tickets.ts';

type BoardCall = Call<typeof familyBoard>;

async function readPerson(
  call: BoardCall,
  person: Sent<typeof AccountPerson>,
  tickets: readonly Sent<typeof BoardTicket>[],
  waiting: WaitingTickets,
): Promise<Sent<typeof BoardPerson>> {
  const { customerId, coverage } = person;
  const detail = await findLastActiveCard(call, customerId);
  const unmanageable = await whyNotActFor(call, customerId);
  const obstacle = obstacleOfPerson({
    card: detail && { isActive: detail.currentState.state.name === 'ACTIVE' },
    unmanageable,
    isInCart: detail !== null && waiting.cardsInCart.has(detail.id),
    orderId: waiting.orderOf(customerId) ?? null,
    coverage,
    tickets,
    today: call.today,
  });
  const suggested = obstacle === null ? await suggestTicket(call, customerId) : { suggestion: null, obstacle };
  if (detail === null) return { ...person, card: null, tickets: [...tickets], isOrderedElsewhere: false, ...suggested };
  const { ticketFares: _, ...card } = detail;
  const isOrderedElsewhere = waiting.isOrderedElsewhere(customerId);
  return { ...person, card, tickets: [...tickets], isOrderedElsewhere, ...suggested };
}

/**
 * The people of the account, each with their tickets, the tickets that wait for payment, and the suggested next ticket
 * or why there is none (FAM-01, FAM-02). Each suggestion is the same as the answer of `repeatPurchase` for the person.
 */
export const familyBoardRoute = route(familyBoard, 'read', async (call) => {
  const { database, caller } = call;
  const { items: covered, totalCount } = await readPeople(call, mostBoardPeople);
  const customerIds = covered.map(({ customerId }) => customerId);
  const items = withOpenApplications(covered, await readOpenApplications(call, customerIds));
  const tickets = await readHeldTickets(call, customerIds);
  const waiting = await readWaitingTickets(database, caller.accountId, customerIds);
  const people: Sent<typeof BoardPerson>[] = [];
  for (const person of items)
    people.push(await readPerson(call, person, tickets.get(person.customerId) ?? [], waiting));
  return { people, totalCount };
});
