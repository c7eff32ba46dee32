import { describe, expect, it } from 'vitest';
import { isDelivered, mayBeFree, possibleDeliveries } from '#rules/card-delivery.ts';
import type { DeliveryType } from '#rules/card-delivery.ts';

const both: readonly DeliveryType[] = ['BRANCH', 'POST_OFFICE'];
const branch: readonly DeliveryType[] = ['BRANCH'];
const none: readonly DeliveryType[] = [];

describe('the ways to hand a card over (DEL-01)', () => {
  it.each([
    ['HAULIER_CARD', false, true, both],
    ['HAULIER_CARD', true, true, branch],
    ['HAULIER_CARD', false, false, branch],
    ['HAULIER_CARD', true, false, branch],
    ['VIRTUAL_CARD', false, true, none],
    ['VIRTUAL_CARD', true, true, none],
    ['VIRTUAL_CARD', false, false, none],
    ['VIRTUAL_CARD', true, false, none],
    ['BANK_CARD', false, true, none],
    ['BANK_CARD', true, true, none],
    ['BANK_CARD', false, false, none],
    ['BANK_CARD', true, false, none],
    ['WHITE_LIST_CARD', false, true, none],
    ['WHITE_LIST_CARD', true, true, none],
    ['WHITE_LIST_CARD', false, false, none],
    ['WHITE_LIST_CARD', true, false, none],
  ] as const)('for %s, free: %s, post allowed: %s are %j', (carrierType, cardForFree, postAllowed, expected) => {
    expect(possibleDeliveries({ carrierType, cardForFree, postAllowed })).toEqual(expected);
    expect(isDelivered({ carrierType })).toBe(expected.length > 0);
  });
});

describe('a free card (DEL-01)', () => {
  it.each([
    ['HAULIER_CARD', true, true],
    ['HAULIER_CARD', false, false],
    ['VIRTUAL_CARD', true, false],
    ['VIRTUAL_CARD', false, false],
    ['BANK_CARD', true, false],
    ['BANK_CARD', false, false],
    ['WHITE_LIST_CARD', true, false],
    ['WHITE_LIST_CARD', false, false],
  ] as const)('is possible for %s if the operator allows it (%s): %s', (carrierType, allowed, expected) => {
    expect(mayBeFree(carrierType, allowed)).toBe(expected);
  });
});
