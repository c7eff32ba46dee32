import { expect, it } from 'vitest';
import type { CartLine } from '#contract/entities/shopping-cart.ts';
import { lineOutcome } from '#rules/cart-line-outcome.ts';

it.each<[CartLine['standing'], CartLine['reason'], string]>([
  ['AS_BEFORE', null, 'AS_BEFORE'],
  ['START_MOVED', null, 'START_MOVED'],
  ['NOT_POSSIBLE', 'CARD_NOT_ACTIVE', 'NOT_POSSIBLE'],
  ['NOT_POSSIBLE', 'BOUGHT_MEANWHILE', 'HELD'],
  ['NOT_POSSIBLE', 'TICKET_FARE_COLLISION', 'HELD'],
  ['NOT_POSSIBLE', 'FEE_ALREADY_ORDERED', 'HELD'],
  ['NOT_POSSIBLE', 'TICKET_FARE_ALREADY_IN_CART', 'IN_CART'],
  ['NOT_POSSIBLE', 'E_WALLET_RECHARGE_ALREADY_IN_CART', 'IN_CART'],
  ['NOT_POSSIBLE', 'FEE_ALREADY_IN_CART', 'IN_CART'],
])('a line with the state %s and the reason %s is shown as %s (CRT-09)', (standing, reason, outcome) => {
  expect(lineOutcome({ standing, reason })).toBe(outcome);
});
