import * as v from 'valibot';
import { cardStates, ticketFareStates } from '../enumerations.ts';
import { ours } from '../ours.ts';
import { Id, IsoDate, Money, named, readable } from '../values.ts';
import { Zone } from './tariff.ts';

export const TicketFareStateValue = v.object({
  id: Id,
  name: readable(ticketFareStates),
  code: v.string(),
  displayName: v.string(),
});

/** A bought time ticket (DAT-12). `price` in minor units. */
export const TicketFare = v.object({
  id: Id,
  validFrom: IsoDate,
  validTo: IsoDate,
  cancelled: v.boolean(),
  active: v.boolean(),
  customerProfile: v.object({ id: Id, displayName: v.string(), checkTicketCollision: ours(v.boolean(), true) }),
  tariffProfile: v.object({ id: Id, displayName: v.string() }),
  ticketCombinationId: ours(v.nullable(Id), null),
  zones: v.array(Zone),
  price: Money,
  state: TicketFareStateValue,
  card: v.object({ id: Id, cardNumber: v.string(), currentState: v.object({ state: named(cardStates) }) }),
});
export type TicketFare = v.InferOutput<typeof TicketFare>;
