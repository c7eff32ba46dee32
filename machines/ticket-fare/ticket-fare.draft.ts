import * as v from 'valibot';
import type { TicketFareContext, TicketFareEvent } from './ticket-fare.types.ts';

/** The events that restore the choices, in their order (SES-02). */
export const TicketFareDraft = v.array(
  v.variant('type', [
    v.object({ type: v.literal('changeValidFrom'), day: v.nullable(v.string()), text: v.string() }),
    v.object({ type: v.literal('chooseCombination'), id: v.number() }),
    v.object({ type: v.literal('chooseZone'), name: v.string() }),
  ]),
);
type TicketFareDraft = v.InferOutput<typeof TicketFareDraft>;

export const ticketFareDraft = ({ start, typedStart, combinationId, zoneName }: TicketFareContext): TicketFareDraft =>
  [
    { type: 'changeValidFrom', day: start, text: typedStart },
    ...(combinationId === null ? [] : [{ type: 'chooseCombination' as const, id: combinationId }]),
    ...(zoneName === null ? [] : [{ type: 'chooseZone' as const, name: zoneName }]),
  ] satisfies TicketFareEvent[];
