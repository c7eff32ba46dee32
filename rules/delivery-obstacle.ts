import type { CardApplicationState, CardState } from '../contract/enumerations.ts';
import { balanceAfter } from './e-wallet.ts';
import type { HeldTicket } from './ticket-collision.ts';
import { collidesWithTickets } from './ticket-collision.ts';
import { isTicketFarePast } from './ticket-fare-check.ts';
import type { TariffRule } from './ticket-validity.ts';

/** Why a paid item cannot be delivered any more. */
export type DeliveryObstacle =
  | 'CARD_NOT_ACTIVE'
  | 'TICKET_PAST'
  | 'TICKET_COLLISION'
  | 'E_WALLET_FULL'
  | 'CARD_APPLICATION_CLOSED'
  | 'RECLAMATION_PAID';

export interface TicketDelivery {
  readonly card: CardState;
  readonly tariff: TariffRule['type'];
  readonly profile: { readonly checkTicketCollision: boolean };
  readonly validity: { readonly validFrom: string; readonly validTo: string };
  /** The tickets that the customer has now. */
  readonly held: readonly HeldTicket[];
  /** The day of the delivery. */
  readonly today: string;
  /** The money arrived after the order had lapsed, so the customer no longer expected the ticket. */
  readonly isLate: boolean;
}

/** A ticket is delivered if any of its days is left; after a late payment only if none of its days has passed. */
const isPast = ({ tariff, validity, today, isLate }: TicketDelivery): boolean =>
  isLate ? isTicketFarePast(tariff, validity, today) : validity.validTo < today;

export function ticketObstacle(delivery: TicketDelivery): DeliveryObstacle | null {
  const { card, profile, validity, held, today } = delivery;
  if (card !== 'ACTIVE') return 'CARD_NOT_ACTIVE';
  if (isPast(delivery)) return 'TICKET_PAST';
  return collidesWithTickets(profile, validity, held, today) ? 'TICKET_COLLISION' : null;
}

/** Amounts in minor units. */
export function walletObstacle(
  card: CardState,
  currentAmount: number,
  price: number,
  maxAmount: number,
): DeliveryObstacle | null {
  if (card !== 'ACTIVE') return 'CARD_NOT_ACTIVE';
  return balanceAfter(currentAmount, price) > maxAmount ? 'E_WALLET_FULL' : null;
}

/** The fee is paid once: late money for a lapsed order may come after the fee was sold again. */
export const applicationObstacle = (application: {
  readonly state: CardApplicationState;
  readonly paid: boolean;
}): DeliveryObstacle | null =>
  application.state === 'REJECTED' || application.paid ? 'CARD_APPLICATION_CLOSED' : null;

/** As {@link applicationObstacle}, for the fee of a reclamation. */
export const reclamationObstacle = (reclamation: { readonly paid: Date | null }): DeliveryObstacle | null =>
  reclamation.paid === null ? null : 'RECLAMATION_PAID';
