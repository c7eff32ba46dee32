import type { familyBoard } from '#contract/endpoints/family-board.ts';
import type { BoardObstacle, BoardSuggestion } from '#contract/entities/family-board.ts';
import { obstacleOfRepeat, startReason } from '#rules/family-board.ts';
import { startsOnlyToday } from '#rules/ticket-validity.ts';
import type { Call } from '../../platform/http/route.ts';
import { considerRepeat, type RepeatObstacle, type RepeatSale } from '../../purchase/cart/repeat-ticket-fare.ts';
import { readTicketFareOffers } from '../../purchase/cart/ticket-fare-offers.ts';
import { startLimits } from '../../purchase/cart/ticket-fare-sale.ts';

type BoardCall = Call<typeof familyBoard>;

export type Suggested =
  | { readonly suggestion: BoardSuggestion; readonly obstacle: null }
  | { readonly suggestion: null; readonly obstacle: BoardObstacle };

async function refuse(call: BoardCall, reason: RepeatObstacle): Promise<Suggested> {
  const limits = await startLimits(call);
  return { suggestion: null, obstacle: obstacleOfRepeat(reason, { today: call.today, limits }) };
}

/**
 * The zone and its prices that the ticket dialog would offer for this repeat purchase; undefined if the dialog would not
 * offer it.
 */
async function findOffered(call: BoardCall, { card, combination, start, zoneName }: RepeatSale) {
  const offers = await readTicketFareOffers({ ...call, query: { date: start } }, card);
  const offer = offers.find((one) => one.combination.id === combination.id);
  return offer?.zones.find(({ zone }) => zone.name === zoneName);
}

/**
 * The repeat purchase of the person's last ticket, as the account page and the ticket dialog offer it; or why it is not
 * possible.
 */
export async function suggestTicket(call: BoardCall, customerId: number): Promise<Suggested> {
  const repetition = await considerRepeat(call, customerId);
  if ('obstacle' in repetition) return refuse(call, repetition.obstacle);
  const { sale, offer } = repetition;
  const offered = await findOffered(call, sale);
  if (offered === undefined) return refuse(call, { name: 'NOT_OFFERED' });
  const { tariffProfile, customerProfile } = sale.combination;
  const suggestion = {
    ...offer,
    profile: customerProfile.displayName[call.locale],
    listPrice: offered.listPrice,
    fullPrice: offered.fullPrice,
    startReason: startReason(sale.start, sale.lastValidTo, startsOnlyToday(tariffProfile)),
    lastValidTo: sale.lastValidTo,
  };
  return { suggestion, obstacle: null };
}
