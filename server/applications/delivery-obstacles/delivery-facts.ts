import type { SoldItem } from '#rules/cart-repricing.ts';
import type { DeliveryFacts } from '#rules/delivery-obstacle.ts';
import type { HeldTicket } from '#rules/ticket-collision.ts';
import type { Database } from '../../platform/db/database.ts';
import { sql } from '../../platform/db/orm.ts';
import type { SQL } from '../../platform/db/orm.ts';
import { payloadId } from '../../platform/db/payload-id.ts';
import { rowsOf } from '../../platform/db/rows-of.ts';
import {
  cardApplications,
  customerCards,
  customerProfiles,
  eWallets,
  orderItems,
  reclamations,
  tariffProfiles,
  ticketCombinations,
  ticketFares,
} from '../../platform/db/schema.ts';
import { transfersUnderWay } from '../../purchase/wallets/money-under-way.ts';

interface Row {
  readonly item: SoldItem;
  readonly facts: Omit<DeliveryFacts, 'held'> & { readonly held: readonly HeldTicket[] | null };
}

const factsAsJson = (today: string): SQL => sql`json_build_object(
  'card', (select card.state from ${customerCards} card where card.id = ${payloadId('cardId')}),
  'combination', (
    select json_build_object('tariff', tariff.type,
      'profile', json_build_object('checkTicketCollision', profile.check_ticket_collision))
    from ${ticketCombinations} combination
    join ${tariffProfiles} tariff on tariff.id = combination.tariff_profile_id
    join ${customerProfiles} profile on profile.id = combination.customer_profile_id
    where combination.id = ${payloadId('ticketCombinationId')}),
  'held', (
    select json_agg(json_build_object('validFrom', ticket.valid_from, 'validTo', ticket.valid_to,
      'cancelled', ticket.cancelled,
      'customerProfile', json_build_object('checkTicketCollision', profile.check_ticket_collision)))
    from ${ticketFares} ticket
    join ${customerCards} card on card.id = ticket.card_id
    join ${customerProfiles} profile on profile.id = ticket.customer_profile_id
    where item.type = 'TICKET_FARE' and card.customer_id = item.customer_id and not ticket.cancelled
      and ticket.valid_to >= ${today}),
  'wallet', (
    select json_build_object('card', card.state, 'currentAmount', wallet.current_amount,
      'transfersUnderWay', ${transfersUnderWay(sql`wallet.id`)})
    from ${eWallets} wallet join ${customerCards} card on card.id = wallet.card_id where wallet.id = ${payloadId('eWalletId')}),
  'application', (
    select json_build_object('state', application.state, 'paid', application.paid)
    from ${cardApplications} application where application.id = ${payloadId('applicationId')}),
  'reclamation', (
    select json_build_object('paid', reclamation.paid is not null)
    from ${reclamations} reclamation where reclamation.reclamation_number = item.payload->>'reclamationNumber'))`;

/**
 * The items of an order that were not cancelled, with the present data that their delivery depends on; read with one
 * statement.
 * @param today the operator's local day (ISO); tickets that ended before it are left out
 */
export async function readDeliveryFacts(database: Database, orderId: number, today: string) {
  const rows = await rowsOf<Row>(
    database,
    sql`
    select json_build_object('type', item.type, 'price', item.price, 'payload', item.payload) as item,
      ${factsAsJson(today)} as facts
    from ${orderItems} item where item.order_id = ${orderId} and not item.cancelled order by item.id`,
  );
  return rows.map(({ item, facts }) => ({ item, facts: { ...facts, held: facts.held ?? [] } }));
}
