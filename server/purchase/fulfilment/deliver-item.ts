import type { OrderItemType } from '#contract/enumerations.ts';
import type { OrderItemRow } from '../../applications/delivery-obstacles/find-obstacle.ts';
import { recordEvents } from '../../applications/records/record-event.ts';
import type { Database } from '../../platform/db/database.ts';
import { and, eq, isNull, sql } from '../../platform/db/orm.ts';
import {
  cardApplications,
  eWallets,
  eWalletTransactions,
  reclamations,
  ticketFares,
} from '../../platform/db/schema.ts';
import { recordReclamationEvent } from '../../reclamations/records/record-event.ts';
import type { OrderRow } from '../order-records/order-row.ts';

const incompleteItem = (item: OrderItemRow): Error => new Error(`order item ${String(item.id)} has incomplete data`);

/** An item that is delivered within a transaction, with its order. */
interface Delivery {
  readonly transaction: Database;
  readonly order: OrderRow;
  readonly item: OrderItemRow;
  readonly now: Date;
}

async function deliverTicket({ transaction, item }: Delivery): Promise<void> {
  const { cardId, ticketCombinationId, customerProfileId, tariffProfileId, zone } = item.payload;
  const { ticketFareValidFrom: validFrom, ticketFareValidTo: validTo } = item.payload;
  if (cardId === undefined || ticketCombinationId === undefined || zone === undefined) throw incompleteItem(item);
  if (customerProfileId === undefined || tariffProfileId === undefined) throw incompleteItem(item);
  if (validFrom === undefined || validTo === undefined) throw incompleteItem(item);
  await transaction
    .insert(ticketFares)
    .values({
      cardId,
      ticketCombinationId,
      customerProfileId,
      tariffProfileId,
      zoneIds: [zone.id],
      validFrom,
      validTo,
      price: item.price,
      orderItemId: item.id,
    })
    .onConflictDoNothing();
}

/** Writes the ledger row first. The balance is raised only if that row was inserted. */
async function chargeWallet({ transaction, order, item, now }: Delivery): Promise<void> {
  const { eWalletId, note } = item.payload;
  if (eWalletId === undefined) throw incompleteItem(item);
  const [wallet] = await transaction.select().from(eWallets).where(eq(eWallets.id, eWalletId)).for('update');
  if (wallet === undefined) throw incompleteItem(item);
  const written = await transaction
    .insert(eWalletTransactions)
    .values({
      eWalletId,
      operation: item.payload.eWalletOperationType ?? 'RECHARGE',
      dateTime: now,
      transactionNumber: `${String(order.number)}-${String(item.id)}`,
      amount: item.price,
      newBalance: wallet.currentAmount + item.price,
      paymentType: order.paymentType,
      orderItemId: item.id,
      note: note ?? null,
    })
    .onConflictDoNothing()
    .returning({ id: eWalletTransactions.id });
  if (written.length === 0) return;
  await transaction
    .update(eWallets)
    .set({ currentAmount: sql`${eWallets.currentAmount} + ${item.price}` })
    .where(eq(eWallets.id, eWalletId));
}

/** Marks the card application of a fee as paid. */
async function payApplication({ transaction, item, now }: Delivery): Promise<void> {
  const { applicationId } = item.payload;
  if (applicationId === undefined) throw incompleteItem(item);
  const paid = await transaction
    .update(cardApplications)
    .set({ paid: true })
    .where(and(eq(cardApplications.id, applicationId), eq(cardApplications.paid, false)))
    .returning({ id: cardApplications.id });
  const ids = paid.map(({ id }) => id);
  await recordEvents(transaction, ids, { kind: 'PAID', at: now, doer: 'OPERATOR' });
}

/** Marks the reclamation of a fee as paid, only one time. */
async function payReclamation({ transaction, item, now }: Delivery): Promise<void> {
  const { reclamationNumber } = item.payload;
  if (reclamationNumber === undefined) throw incompleteItem(item);
  const paid = await transaction
    .update(reclamations)
    .set({ paid: now })
    .where(and(eq(reclamations.reclamationNumber, reclamationNumber), isNull(reclamations.paid)))
    .returning({ id: reclamations.id });
  for (const { id } of paid) await recordReclamationEvent(transaction, id, { kind: 'PAID', at: now });
}

/**
 * Never called: an order with a product or a PAK ticket has the obstacle NOT_DELIVERABLE and was cancelled before
 * (rules/delivery-obstacle.ts).
 */
const refuse = ({ item }: Delivery): never => {
  throw new Error(`order item ${String(item.id)} is a ${item.type}, which nobody delivers`);
};

const deliveries: Readonly<Record<OrderItemType, (delivery: Delivery) => Promise<void>>> = {
  TICKET_FARE: deliverTicket,
  ELECTRONIC_WALLET: chargeWallet,
  FEE: payApplication,
  RECLAMATION: payReclamation,
  PRODUCT: refuse,
  PAK_TICKET_FARE: refuse,
  // The item is only a part of the total and needs no delivery.
  ROUNDING: () => Promise.resolve(),
};

/** Delivers one item, at most once even if it is called repeatedly: `orderItemId` is unique in tickets and ledger. */
export const deliverItem = (delivery: Delivery): Promise<void> => deliveries[delivery.item.type](delivery);
