import { eq } from 'drizzle-orm';
import type { createOrder } from '../../contract/endpoints/orders.ts';
import type { PaymentType } from '../../contract/enumerations.ts';
import {
  cartTotal,
  earliestInvoiceStart,
  hasCardApplication,
  hasTicketFareTooSoon,
  paymentRefusal,
} from '../../rules/cart.ts';
import { balanceAfter } from '../../rules/e-wallet.ts';
import { collidesWithTickets } from '../../rules/ticket-collision.ts';
import { isTicketFarePast } from '../../rules/ticket-fare-check.ts';
import type { cartItems } from '../db/schema.ts';
import { customerCards, eWallets } from '../db/schema.ts';
import { ApiError } from '../http/api-error.ts';
import type { Call } from '../http/route.ts';
import { findCombination, findHeldTickets } from '../shopping-cart/ticket-fare-parts.ts';
import { walletLimits } from '../shopping-cart/wallet-limits.ts';

type CreateCall = Call<typeof createOrder>;
export type CartRow = typeof cartItems.$inferSelect;

/** The sum of a cart in minor units. */
export const totalOf = (items: readonly CartRow[]): number =>
  cartTotal(items.map(({ price, quantity }) => ({ totalPrice: price * quantity, cancelled: false })));

async function checkPaymentType(
  { database, body, today, services }: CreateCall,
  items: readonly CartRow[],
): Promise<void> {
  const { allowedPaymentTypes } = await services.settings.systemConfiguration(database);
  const allowed: readonly PaymentType[] = allowedPaymentTypes.map(({ name }) => name);
  const flags = {
    empty: items.length === 0,
    hasCardApplication: hasCardApplication(items),
    ticketFareTooSoon: hasTicketFareTooSoon(items, earliestInvoiceStart(today)),
  };
  const refusal = paymentRefusal(flags, body.paymentType, allowed);
  if (refusal === 'TICKET_FARE_TOO_SOON') {
    throw new ApiError(refusal, { metadata: { earliestValidFrom: earliestInvoiceStart(today) } });
  }
  if (refusal !== null) throw new ApiError(refusal);
}

async function checkCard({ database }: CreateCall, { payload }: CartRow): Promise<void> {
  if (payload.cardId === undefined) return;
  const [card] = await database
    .select({ state: customerCards.state })
    .from(customerCards)
    .where(eq(customerCards.id, payload.cardId));
  if (card?.state !== 'ACTIVE') throw new ApiError('CARD_NOT_ACTIVE');
}

/** A ticket still can be sold: its start is not behind, and no ticket bought meanwhile stands in its way. */
async function checkTicket({ database, today }: CreateCall, { payload, customerId }: CartRow): Promise<void> {
  const { ticketCombinationId, ticketFareValidFrom: validFrom, ticketFareValidTo: validTo } = payload;
  const combination = await findCombination(database, ticketCombinationId ?? 0);
  if (combination === undefined || validFrom === undefined || validTo === undefined) throw new ApiError('CART_CHANGED');
  const validity = { validFrom, validTo };
  if (isTicketFarePast(combination.tariffProfile.type, validity, today)) {
    throw new ApiError('VALID_FROM_IN_PAST', { metadata: { ticketValidTo: validTo } });
  }
  const held = await findHeldTickets(database, customerId ?? 0, today);
  if (collidesWithTickets(combination.customerProfile, validity, held, today)) throw new ApiError('CART_CHANGED');
}

/** A wallet still can take the top-up. */
async function checkWallet({ database, services }: CreateCall, { payload, price }: CartRow): Promise<void> {
  const [wallet] = await database
    .select({ currentAmount: eWallets.currentAmount })
    .from(eWallets)
    .where(eq(eWallets.id, payload.eWalletId ?? 0));
  const { maxAmount } = walletLimits(await services.settings.figures(database));
  if (wallet === undefined || balanceAfter(wallet.currentAmount, price) > maxAmount) throw new ApiError('CART_CHANGED');
}

/**
 * Whether a (locked) cart may become an order: the payment type (CRT-06, CRT-07), then each item as things stand now.
 * Throws ApiError; CART_CHANGED when an item cannot be sold any more for a reason that came up in the meantime.
 */
export async function checkCart(call: CreateCall, items: readonly CartRow[]): Promise<void> {
  await checkPaymentType(call, items);
  for (const item of items) {
    await checkCard(call, item);
    if (item.type === 'TICKET_FARE') await checkTicket(call, item);
    if (item.type === 'ELECTRONIC_WALLET') await checkWallet(call, item);
  }
}
