import type { CartLine, LineReason, LineStanding } from '#contract/entities/shopping-cart.ts';

/** What a person is told of a line in a word: how it stands, or that they have it already, or that the cart has it. */
export type LineFate = LineStanding | 'HELD' | 'IN_CART';

const fates: Readonly<Partial<Record<LineReason, LineFate>>> = {
  BOUGHT_MEANWHILE: 'HELD',
  TICKET_FARE_COLLISION: 'HELD',
  FEE_ALREADY_ORDERED: 'HELD',
  TICKET_FARE_ALREADY_IN_CART: 'IN_CART',
  E_WALLET_RECHARGE_ALREADY_IN_CART: 'IN_CART',
  FEE_ALREADY_IN_CART: 'IN_CART',
};

/** Nobody is told that something is sold no longer when they have bought it meanwhile (CRT-09). */
export const lineFate = ({ standing, reason }: Pick<CartLine, 'standing' | 'reason'>): LineFate =>
  (reason === null ? undefined : fates[reason]) ?? standing;
