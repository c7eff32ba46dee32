import type { TicketFareContext, TicketFareEvent } from './ticket-fare.types.ts';

type Entry = Extract<TicketFareEvent, { readonly type: 'changeValidFrom' | 'chooseCombination' | 'chooseZone' }>;

/** What was chosen, as the events that choose it again (SES-02). */
export const ticketFareEntries = ({ start, typedStart, combinationId, zoneName }: TicketFareContext): Entry[] => [
  { type: 'changeValidFrom', day: start, text: typedStart },
  ...(combinationId === null ? [] : [{ type: 'chooseCombination' as const, id: combinationId }]),
  ...(zoneName === null ? [] : [{ type: 'chooseZone' as const, name: zoneName }]),
];
