import type { SimulatedGateway } from '../../simulation/books.ts';

/** The shop's id at the simulator. */
export const csobMerchant = 'M1MIPSLINKA';

/** The name of the simulator's keys. */
export const csobKeys = 'csob';

export const csobBooks = {
  gateway: 'CSOB',
  states: { cancelled: 3, expired: 6, refunded: 10 },
} as const satisfies SimulatedGateway;
