import { expect, test } from 'vitest';
import { walletPaymentObstacle } from '#rules/wallet-payment.ts';

const card = { state: 'ACTIVE', validFrom: '2026-11-21', validTo: '2026-11-21', balance: 100 } as const;

test.each([
  [null, {}],
  ['CARD_NOT_ACTIVE', { state: 'BLOCKED' }],
  ['CARD_NOT_ACTIVE', { validFrom: '2026-11-22' }],
  ['CARD_NOT_ACTIVE', { validTo: '2026-11-20' }],
  ['E_WALLET_NOT_ALLOWED', { balance: null }],
  ['E_WALLET_INSUFFICIENT', { balance: 99 }],
] as const)('a ride for 1.00 has the obstacle %s with %j', (obstacle, more) => {
  expect(walletPaymentObstacle({ ...card, ...more }, 100, '2026-11-21')).toBe(obstacle);
});
