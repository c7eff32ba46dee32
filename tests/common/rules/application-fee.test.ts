import { expect, test } from 'vitest';
import { feeRefusal } from '#rules/application-fee.ts';

test.each([
  [null, 'NOT_FOUND'],
  [{ isOpen: false, isOrdered: false }, 'CARD_APPLICATION_CLOSED'],
  [{ isOpen: false, isOrdered: true }, 'CARD_APPLICATION_CLOSED'],
  [{ isOpen: true, isOrdered: true }, 'FEE_ALREADY_ORDERED'],
  [{ isOpen: true, isOrdered: false }, null],
] as const)('a fee for the application %j has the refusal %s', (subject, expected) => {
  expect(feeRefusal(subject)).toBe(expected);
});
