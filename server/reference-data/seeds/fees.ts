import type { fees } from '../../platform/db/schema/tariff.ts';
import { exampleName } from './example-names.ts';

/** Prices in minor units. */
export const feeSeeds: readonly (typeof fees.$inferInsert)[] = [
  {
    code: 'CARD_ISSUE',
    displayName: exampleName('fees', 'CARD_ISSUE'),
    price: 130_00,
    taxPercentage: 21,
  },
];
