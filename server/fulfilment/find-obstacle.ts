import {
  applicationObstacle,
  reclamationObstacle,
  ticketObstacle,
  walletObstacle,
} from '../../rules/delivery-obstacle.ts';
import type { DeliveryObstacle } from '../../rules/delivery-obstacle.ts';
import { lockCustomers } from '../customers/lock-customers.ts';
import type { Database } from '../db/database.ts';
import { eq } from '../db/orm.ts';
import {
  cardApplications,
  customerCards,
  customerProfiles,
  eWallets,
  reclamations,
  tariffProfiles,
  ticketCombinations,
} from '../db/schema.ts';
import type { orderItems } from '../db/schema.ts';
import { findHeldTickets } from '../shopping-cart/ticket-fare-parts.ts';

/** An order item as its table holds it; prices in minor units. */
export type OrderItemRow = typeof orderItems.$inferSelect;

/** What is to be delivered, and under which conditions. */
export interface DeliveryRequest {
  readonly items: readonly OrderItemRow[];
  /** The operator's local day. */
  readonly today: string;
  /** The order had lapsed before it was paid. */
  readonly isLate: boolean;
  /** The maximum balance of a wallet, in minor units. */
  readonly maxAmount: number;
}

async function obstacleOfTicket(
  transaction: Database,
  { payload, customerId }: OrderItemRow,
  { today, isLate }: DeliveryRequest,
): Promise<DeliveryObstacle | null> {
  const { cardId = 0, ticketCombinationId = 0, ticketFareValidFrom, ticketFareValidTo } = payload;
  const [found] = await transaction
    .select({ card: customerCards.state, tariff: tariffProfiles.type, profile: customerProfiles })
    .from(customerCards)
    .innerJoin(ticketCombinations, eq(ticketCombinations.id, ticketCombinationId))
    .innerJoin(tariffProfiles, eq(tariffProfiles.id, ticketCombinations.tariffProfileId))
    .innerJoin(customerProfiles, eq(customerProfiles.id, ticketCombinations.customerProfileId))
    .where(eq(customerCards.id, cardId));
  if (found === undefined || ticketFareValidFrom === undefined || ticketFareValidTo === undefined) {
    throw new Error('an order item has incomplete data');
  }
  const validity = { validFrom: ticketFareValidFrom, validTo: ticketFareValidTo };
  const held = await findHeldTickets(transaction, customerId ?? 0, today);
  return ticketObstacle({ ...found, validity, held, today, isLate });
}

async function obstacleOfWallet(
  transaction: Database,
  { payload, price }: OrderItemRow,
  { maxAmount }: DeliveryRequest,
): Promise<DeliveryObstacle | null> {
  const [found] = await transaction
    .select({ card: customerCards.state, currentAmount: eWallets.currentAmount })
    .from(eWallets)
    .innerJoin(customerCards, eq(customerCards.id, eWallets.cardId))
    .where(eq(eWallets.id, payload.eWalletId ?? 0));
  if (found === undefined) throw new Error('an order item has incomplete data');
  return walletObstacle(found.card, found.currentAmount, price, maxAmount);
}

async function obstacleOfFee(transaction: Database, { payload }: OrderItemRow): Promise<DeliveryObstacle | null> {
  if (payload.applicationId === undefined) return null;
  const [application] = await transaction
    .select({ state: cardApplications.state, paid: cardApplications.paid })
    .from(cardApplications)
    .where(eq(cardApplications.id, payload.applicationId));
  return application === undefined ? 'CARD_APPLICATION_CLOSED' : applicationObstacle(application);
}

async function obstacleOfReclamation(
  transaction: Database,
  { payload: { reclamationNumber } }: OrderItemRow,
): Promise<DeliveryObstacle | null> {
  if (reclamationNumber === undefined) return null;
  const [reclamation] = await transaction
    .select({ paid: reclamations.paid })
    .from(reclamations)
    .where(eq(reclamations.reclamationNumber, reclamationNumber));
  return reclamation === undefined ? 'RECLAMATION_PAID' : reclamationObstacle(reclamation);
}

function obstacleOf(transaction: Database, item: OrderItemRow, delivery: DeliveryRequest) {
  if (item.type === 'TICKET_FARE') return obstacleOfTicket(transaction, item, delivery);
  if (item.type === 'ELECTRONIC_WALLET') return obstacleOfWallet(transaction, item, delivery);
  if (item.type === 'RECLAMATION') return obstacleOfReclamation(transaction, item);
  return item.type === 'FEE' ? obstacleOfFee(transaction, item) : null;
}

/**
 * The reason why the items cannot be delivered now; null when all of them can. Until the transaction ends, no other
 * order is delivered to the same customers.
 */
export async function findObstacle(transaction: Database, delivery: DeliveryRequest): Promise<DeliveryObstacle | null> {
  // So that two orders for the same customer are delivered one after the other.
  await lockCustomers(
    transaction,
    delivery.items.flatMap(({ customerId }) => customerId ?? []),
  );
  for (const item of delivery.items) {
    const obstacle = await obstacleOf(transaction, item, delivery);
    if (obstacle !== null) return obstacle;
  }
  return null;
}
