import type { fees } from '../../platform/db/schema/tariff.ts';

/** Prices in minor units. */
export const feeSeeds: readonly (typeof fees.$inferInsert)[] = [
  {
    code: 'CARD_ISSUE',
    displayName: {
      cs: 'Vydání karty',
      en: 'Card issue',
      sk: 'Vydanie karty',
      pl: 'Wydanie karty',
      ro: 'Emiterea cardului',
    },
    price: 130_00,
    taxPercentage: 21,
  },
];
