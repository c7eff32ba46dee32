import type { CartLine, LineReason, LineStanding } from '#contract/entities/shopping-cart.ts';

/**
 * The state of a line as the person sees it. HELD: the person already has the item; IN_CART: the item is already in the
 * cart.
 */
export type LineOutcome = LineStanding | 'HELD' | 'IN_CART';

const outcomes: Readonly<Partial<Record<LineReason, LineOutcome>>> = {
  BOUGHT_MEANWHILE: 'HELD',
  TICKET_FARE_COLLISION: 'HELD',
  FEE_ALREADY_ORDERED: 'HELD',
  TICKET_FARE_ALREADY_IN_CART: 'IN_CART',
  E_WALLET_RECHARGE_ALREADY_IN_CART: 'IN_CART',
  FEE_ALREADY_IN_CART: 'IN_CART',
};

/** For items that the person has bought meanwhile, the page does not show that they are no longer sold (CRT-09). */
export const lineOutcome = ({ standing, reason }: Pick<CartLine, 'standing' | 'reason'>): LineOutcome =>
  (reason === null ? undefined : outcomes[reason]) ?? standing;
