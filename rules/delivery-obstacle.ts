import type { CardApplicationState, CardState, DeliveryObstacle, OrderItemType } from '#contract/enumerations.ts';
import type { SoldItem } from './cart-repricing.ts';
import { balanceAfter } from './e-wallet.ts';
import type { WalletMoney } from './e-wallet.ts';
import type { HeldTicket } from './ticket-collision.ts';
import { collidesWithTickets } from './ticket-collision.ts';
import { isTicketFarePast } from './ticket-fare-check.ts';
import type { TariffRule } from './ticket-validity.ts';

/**
 * The present data that the delivery of an item depends on; null = the data do not exist, or the item does not need
 * them.
 */
export interface DeliveryFacts {
  readonly card: CardState | null;
  readonly combination: {
    readonly tariff: TariffRule['type'];
    readonly profile: { readonly checkTicketCollision: boolean };
  } | null;
  /** The tickets that the customer has now. */
  readonly held: readonly HeldTicket[];
  readonly wallet: (Pick<WalletMoney, 'currentAmount' | 'transfersUnderWay'> & { readonly card: CardState }) | null;
  readonly application: { readonly state: CardApplicationState; readonly paid: boolean } | null;
  readonly reclamation: { readonly paid: boolean } | null;
}

export interface DeliveryConditions {
  /** The operator's local day. */
  readonly today: string;
  /** The money arrived after the order had expired, so the customer did not expect the delivery any more. */
  readonly isLate: boolean;
  /** The maximum balance of a wallet, in minor units. */
  readonly maxAmount: number;
}

type Obstacle = (item: SoldItem, facts: DeliveryFacts, conditions: DeliveryConditions) => DeliveryObstacle | null;

/**
 * A ticket is delivered if at least its last day has not passed; after a late payment only if no day of the ticket has
 * passed.
 */
const ticket: Obstacle = ({ payload }, { card, combination, held }, { today, isLate }) => {
  const { ticketFareValidFrom: validFrom, ticketFareValidTo: validTo } = payload;
  if (card === null || combination === null || validFrom === undefined || validTo === undefined)
    return 'NOT_DELIVERABLE';
  if (card !== 'ACTIVE') return 'CARD_NOT_ACTIVE';
  const validity = { validFrom, validTo };
  const isPast = isLate ? isTicketFarePast(combination.tariff, validity, today) : validTo < today;
  if (isPast) return 'TICKET_PAST';
  return collidesWithTickets(combination.profile, validity, held, today) ? 'TICKET_COLLISION' : null;
};

/**
 * The money of running transfers has a reserved place in the wallet. Paid top-ups have no reserved place: the top-up
 * that is delivered first uses the free space.
 */
const topUp: Obstacle = ({ price }, { wallet }, { maxAmount }) => {
  if (wallet === null) return 'NOT_DELIVERABLE';
  if (wallet.card !== 'ACTIVE') return 'CARD_NOT_ACTIVE';
  const taken = wallet.currentAmount + wallet.transfersUnderWay;
  return balanceAfter(taken, price) > maxAmount ? 'E_WALLET_FULL' : null;
};

/**
 * A fee is paid only one time: late money for an expired order may arrive after the same fee was sold in another order.
 */
const fee: Obstacle = ({ payload }, { application }) => {
  if (payload.applicationId === undefined) return 'NOT_DELIVERABLE';
  return application === null || application.state === 'REJECTED' || application.paid
    ? 'CARD_APPLICATION_CLOSED'
    : null;
};

const reclamationFee: Obstacle = ({ payload }, { reclamation }) => {
  if (payload.reclamationNumber === undefined) return 'NOT_DELIVERABLE';
  return reclamation === null || reclamation.paid ? 'RECLAMATION_PAID' : null;
};

const nobodyDelivers: Obstacle = () => 'NOT_DELIVERABLE';

const obstacles: Readonly<Record<OrderItemType, Obstacle>> = {
  TICKET_FARE: ticket,
  ELECTRONIC_WALLET: topUp,
  FEE: fee,
  RECLAMATION: reclamationFee,
  PRODUCT: nobodyDelivers,
  PAK_TICKET_FARE: nobodyDelivers,
  // Rounding is only a part of the total; nothing is delivered.
  ROUNDING: () => null,
};

/** Why an item cannot be delivered now (PAY-05); null = it can be delivered. */
export const deliveryObstacle: Obstacle = (item, facts, conditions) => obstacles[item.type](item, facts, conditions);
