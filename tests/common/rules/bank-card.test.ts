import { describe, expect, it } from 'vitest';
import { cardApplicationStates, cardStates, carrierTypes } from '#contract/enumerations.ts';
import { isRegisteredBankCard, needsBankCard } from '#rules/bank-card.ts';

const today = '2026-05-06';

describe('a bank card', () => {
  it('is registered when it is tokenized, active or blocked', () => {
    const registered = cardStates.filter((state) => isRegisteredBankCard({ state, validTo: '2027-01-01' }, today));
    expect(new Set(registered)).toEqual(new Set(['TOKENIZED', 'ACTIVE', 'BLOCKED']));
  });

  it.each([
    ['2026-05-07', true],
    ['2026-05-06', true],
    ['2026-05-05', false],
  ])('with the last day %s is registered: %s', (validTo, expected) => {
    expect(isRegisteredBankCard({ state: 'ACTIVE', validTo }, today)).toBe(expected);
  });
});

describe('an application for a bank card', () => {
  it('needs a registered card until the application is rejected or finished', () => {
    const asking = cardApplicationStates.filter((state) =>
      needsBankCard({ carrierType: 'BANK_CARD', state, hasBankCard: false }),
    );
    expect(new Set(asking)).toEqual(new Set(['UNCHECKED_DATA', 'WAITING_TO_BE_PRINTED']));
  });

  it('needs no new bank card if the application has a bank card already', () => {
    expect(needsBankCard({ carrierType: 'BANK_CARD', state: 'UNCHECKED_DATA', hasBankCard: true })).toBe(false);
  });

  it.each(carrierTypes.filter((type) => type !== 'BANK_CARD'))(
    'is the only application that needs a bank card: an application for %s does not',
    (carrierType) => {
      expect(needsBankCard({ carrierType, state: 'UNCHECKED_DATA', hasBankCard: false })).toBe(false);
    },
  );
});
