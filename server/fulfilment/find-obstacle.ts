import { asc, eq, inArray } from 'drizzle-orm';
import { applicationObstacle, ticketObstacle, walletObstacle } from '../../rules/delivery-obstacle.ts';
import type { DeliveryObstacle } from '../../rules/delivery-obstacle.ts';
import type { Database } from '../db/database.ts';
import {
  cardApplications,
  customerCards,
  customerProfiles,
  customers,
  eWallets,
  tariffProfiles,
  ticketCombinations,
} from '../db/schema.ts';
import type { orderItems } from '../db/schema.ts';
import { findHeldTickets } from '../shopping-cart/ticket-fare-parts.ts';

export type OrderItemRow = typeof orderItems.$inferSelect;

export interface Delivering {
  readonly items: readonly OrderItemRow[];
  /** The operator's local day. */
  readonly today: string;
  readonly isLate: boolean;
  /** The most that a wallet may hold, in minor units. */
  readonly maxAmount: number;
}

/** Holds whose goods these are, so that of two orders for the same person one is delivered after the other. */
async function holdCustomers(transaction: Database, items: readonly OrderItemRow[]): Promise<void> {
  const ids = items.flatMap(({ customerId }) => customerId ?? []);
  await transaction
    .select({ id: customers.id })
    .from(customers)
    .where(inArray(customers.id, ids))
    .orderBy(asc(customers.id))
    .for('no key update');
}

async function obstacleOfTicket(
  transaction: Database,
  { payload, customerId }: OrderItemRow,
  { today, isLate }: Delivering,
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
    throw new Error('an order item lacks what it delivers');
  }
  const validity = { validFrom: ticketFareValidFrom, validTo: ticketFareValidTo };
  const held = await findHeldTickets(transaction, customerId ?? 0, today);
  return ticketObstacle({ ...found, validity, held, today, isLate });
}

async function obstacleOfWallet(
  transaction: Database,
  { payload, price }: OrderItemRow,
  { maxAmount }: Delivering,
): Promise<DeliveryObstacle | null> {
  const [found] = await transaction
    .select({ card: customerCards.state, currentAmount: eWallets.currentAmount })
    .from(eWallets)
    .innerJoin(customerCards, eq(customerCards.id, eWallets.cardId))
    .where(eq(eWallets.id, payload.eWalletId ?? 0));
  if (found === undefined) throw new Error('an order item lacks what it delivers');
  return walletObstacle(found.card, found.currentAmount, price, maxAmount);
}

async function obstacleOfFee(transaction: Database, { payload }: OrderItemRow): Promise<DeliveryObstacle | null> {
  if (payload.applicationId === undefined) return null;
  const [application] = await transaction
    .select({ state: cardApplications.state })
    .from(cardApplications)
    .where(eq(cardApplications.id, payload.applicationId));
  return application === undefined ? 'CARD_APPLICATION_CLOSED' : applicationObstacle(application.state);
}

function obstacleOf(transaction: Database, item: OrderItemRow, delivering: Delivering) {
  if (item.type === 'TICKET_FARE') return obstacleOfTicket(transaction, item, delivering);
  if (item.type === 'ELECTRONIC_WALLET') return obstacleOfWallet(transaction, item, delivering);
  return item.type === 'FEE' ? obstacleOfFee(transaction, item) : null;
}

/**
 * Why an order's items cannot be handed over as things stand now; null when they all can. Until the transaction ends,
 * nothing else is delivered to the same customers.
 */
export async function findObstacle(transaction: Database, delivering: Delivering): Promise<DeliveryObstacle | null> {
  await holdCustomers(transaction, delivering.items);
  for (const item of delivering.items) {
    const obstacle = await obstacleOf(transaction, item, delivering);
    if (obstacle !== null) return obstacle;
  }
  return null;
}
