import { describe, expect, it } from 'vitest';
import { mayHavePin, pinProblem } from '#rules/pin.ts';

describe('the PIN of an application (PDT-01)', () => {
  it.each([
    ['HAULIER_CARD', 'REGISTERED', true],
    ['HAULIER_CARD', 'ASSIGNED', true],
    ['HAULIER_CARD', 'MANAGED', false],
    ['VIRTUAL_CARD', 'REGISTERED', true],
    ['VIRTUAL_CARD', 'MANAGED', false],
    ['BANK_CARD', 'REGISTERED', false],
    ['BANK_CARD', 'ASSIGNED', false],
    ['BANK_CARD', 'MANAGED', false],
  ] as const)('for the card %s of a person with the link %s is requested: %s', (carrierType, link, asked) => {
    expect(mayHavePin({ carrierType, link })).toBe(asked);
  });

  it.each([
    ['none', '', null],
    ['50 characters', '1'.repeat(50), null],
    ['50 characters between blanks', ` ${'1'.repeat(50)} `, null],
    ['51 characters', '1'.repeat(51), 'TOO_LONG'],
  ])('of %s has the problem %s', (_, typed, problem) => {
    expect(pinProblem(typed)).toBe(problem);
  });
});
