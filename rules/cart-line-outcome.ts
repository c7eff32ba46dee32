import type { CartLine, LineReason, LineStanding } from '#contract/entities/shopping-cart.ts';

/** What a person sees of a line in a word: its state, or that they have it already, or that the cart has it. */
export type LineOutcome = LineStanding | 'HELD' | 'IN_CART';

const outcomes: Readonly<Partial<Record<LineReason, LineOutcome>>> = {
  BOUGHT_MEANWHILE: 'HELD',
  TICKET_FARE_COLLISION: 'HELD',
  FEE_ALREADY_ORDERED: 'HELD',
  TICKET_FARE_ALREADY_IN_CART: 'IN_CART',
  E_WALLET_RECHARGE_ALREADY_IN_CART: 'IN_CART',
  FEE_ALREADY_IN_CART: 'IN_CART',
};

/** Nobody is notified that something is sold no longer when they have bought it meanwhile (CRT-09). */
export const lineOutcome = ({ standing, reason }: Pick<CartLine, 'standing' | 'reason'>): LineOutcome =>
  (reason === null ? undefined : outcomes[reason]) ?? standing;
