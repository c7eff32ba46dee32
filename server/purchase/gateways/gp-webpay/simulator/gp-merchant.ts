import type { SimulatedGateway } from '../../simulation/books.ts';

/** The shop's number at the simulator. */
export const gpMerchant = '0000260001';

/** The name of the simulator's keys. */
export const gpKeys = 'gp';

/** `refunded` is CREDITED_BATCH_OPENED. */
export const gpBooks = {
  gateway: 'GP_WEBPAY',
  states: { cancelled: 20, expired: 21, refunded: 11 },
} as const satisfies SimulatedGateway;
