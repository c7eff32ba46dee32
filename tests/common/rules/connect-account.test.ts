import { describe, expect, it } from 'vitest';
import {
  connectRefusal,
  normalizedNumbers,
  numberProblems,
  suitsMode,
  type ConnectFacts,
} from '#rules/connect-account.ts';

const problemsOf = (mode: 'register' | 'assign', cardNumber: string, applicationNumber: string) => {
  const problems = numberProblems(mode, { cardNumber, applicationNumber });
  return [problems.cardNumber, problems.applicationNumber];
};

describe('the card number and the application number (CON-01)', () => {
  it.each([
    ['21009000 00 0000000 0', '210090000000000000'],
    ['21009000\u00A000\u202F0000000-0', '210090000000000000'],
    ['2100–9000—0000.0000/00', '210090000000000000'],
    ['\u200B2100\uFEFF9000\t0000 0000 00\n', '210090000000000000'],
    ['ab12', 'AB12'],
    ['２１００', '2100'],
  ])('include, for the typed text %o, the card number %s', (cardNumber, expected) => {
    expect(normalizedNumbers({ cardNumber, applicationNumber: '' }).cardNumber).toBe(expected);
  });

  it('contain the typed application number without its white space, and without other changes', () => {
    const { applicationNumber } = normalizedNumbers({ cardNumber: '', applicationNumber: ' Z-12\u00A034 5\u200B ' });
    expect(applicationNumber).toBe('Z-12345');
  });

  it('have at most 18 and 10 characters, not counting the grouping', () => {
    expect(problemsOf('assign', '1 2 3 4 5 6 7 8 9 0 1 2 3 4 5 6 7 8', '1 2 3 4 5 6 7 8 9 0')).toEqual([null, null]);
    expect(problemsOf('assign', '1234567890123456789', '12345678901')).toEqual(['TOO_LONG', 'TOO_LONG']);
  });

  it('are both required to assign a card; to register a card, only the card number is required', () => {
    expect(problemsOf('register', ' ', ' ')).toEqual(['EMPTY', null]);
    expect(problemsOf('assign', '-', ' ')).toEqual(['EMPTY', 'EMPTY']);
  });

  it('are checked also if they are optional', () => {
    expect(problemsOf('register', '12*4', '1%')).toEqual(['WRONG', 'WRONG']);
    expect(problemsOf('register', 'ž', '12345678901')).toEqual(['WRONG', 'TOO_LONG']);
  });
});

const today = '2026-11-21';
const configuration = { haulierCardAsCarrierAllowed: true, isAssignCardWithoutAgeRestrictionAllowed: false };
const adult: ConnectFacts = {
  birthDay: '1990-05-17',
  hasOwnCustomer: false,
  isOwn: false,
  isRegisteredElsewhere: false,
  isAssignedElsewhere: false,
  isFiledByOther: false,
  isParentTwin: false,
  parent: 'none',
  card: { customerCardType: 'PERSONAL', state: 'ACTIVE', validTo: today },
  configuration,
  today,
};
const child: ConnectFacts = { ...adult, birthDay: '2017-05-17', hasOwnCustomer: true, parent: 'owner' };
const anyAge = { ...configuration, isAssignCardWithoutAgeRestrictionAllowed: true };

describe('a person to be registered (CON-01)', () => {
  const refusal = (facts: Partial<ConnectFacts>) => connectRefusal('register', { ...adult, ...facts });

  it('may be an adult with an active card of their own', () => expect(refusal({})).toBeNull());

  it.each([
    [{ hasOwnCustomer: true }, 'INVALID_ACCOUNT'],
    [{ isFiledByOther: true }, 'INVALID_CARD_APPLICATION_USERNAME'],
    [{ configuration: { ...configuration, haulierCardAsCarrierAllowed: false } }, 'INVALID_CUSTOMER_CARD'],
    [{ isRegisteredElsewhere: true }, 'CUSTOMER_ALREADY_REGISTERED'],
    [{ isAssignedElsewhere: true }, 'CUSTOMER_ALREADY_ASSIGNED'],
    [{ birthDay: null }, 'TOO_YOUNG_FOR_REGISTERED_ACCOUNT'],
    [{ birthDay: '2011-11-22' }, 'TOO_YOUNG_FOR_REGISTERED_ACCOUNT'],
    [{ birthDay: '2011-11-21' }, null],
    [{ parent: 'other', isParentTwin: true }, null],
  ] as const)('with %o has the refusal %s', (facts, expected) => expect(refusal(facts)).toBe(expected));

  it.each(['PORTABLE', 'RECLAMATION', 'VIRTUAL', 'BANK', 'WHITE_LIST'] as const)(
    'may not have a %s card',
    (customerCardType) => expect(refusal({ card: { ...adult.card, customerCardType } })).toBe('INVALID_CUSTOMER_CARD'),
  );

  it.each(['NOT_ISSUED', 'BLOCKED', 'EXPIRED', 'IN_PROGRESS', 'TOKENIZED'] as const)(
    'may not have a card in the state %s',
    (state) => expect(refusal({ card: { ...adult.card, state } })).toBe('INVALID_CUSTOMER_CARD'),
  );

  it('may not have a card that ended yesterday', () =>
    expect(refusal({ card: { ...adult.card, validTo: '2026-11-20' } })).toBe('INVALID_CUSTOMER_CARD'));

  it('gets the refusals because of the card before the refusals because of the holder', () =>
    expect(refusal({ card: { ...adult.card, state: 'BLOCKED' }, isRegisteredElsewhere: true, birthDay: null })).toBe(
      'INVALID_CUSTOMER_CARD',
    ));
});

describe('a person to be assigned (CON-01)', () => {
  const refusal = (facts: Partial<ConnectFacts>) => connectRefusal('assign', { ...child, ...facts });

  it("may be a child of the account's own customer", () => expect(refusal({})).toBeNull());

  it.each([
    [{ hasOwnCustomer: false, isOwn: true }, 'INVALID_ACCOUNT'],
    [{ isOwn: true, isRegisteredElsewhere: true }, 'CANNOT_MANAGE_OWN_CARD'],
    [{ isFiledByOther: true }, 'INVALID_CARD_APPLICATION_USERNAME'],
    [{ card: { ...child.card, state: 'EXPIRED' } }, 'INVALID_CUSTOMER_CARD'],
    [{ isRegisteredElsewhere: true }, 'CUSTOMER_ALREADY_REGISTERED'],
    [{ isAssignedElsewhere: true }, 'CUSTOMER_ALREADY_ASSIGNED'],
    [{ birthDay: '2011-11-21' }, 'TOO_OLD_FOR_ASSIGNED_ACCOUNT'],
    [{ birthDay: '2011-11-22' }, null],
    [{ birthDay: null, configuration: anyAge }, 'TOO_OLD_FOR_ASSIGNED_ACCOUNT'],
    [{ parent: 'none' }, 'CUSTOMER_WITHOUT_PARENT'],
    [{ parent: 'other' }, 'PARENT_AND_OWNER_DIFFER'],
    [{ parent: 'gone' }, null],
    [{ parent: 'other', isParentTwin: true }, 'CUSTOMER_NOT_UNIQUE_CUSTODIAN'],
    [{ parent: 'none', configuration: anyAge }, 'CUSTOMER_WITHOUT_PARENT'],
  ] as const)('with %o has the refusal %s', (facts, expected) => expect(refusal(facts)).toBe(expected));

  it('may be an adult without a parent if the operator does not check ages', () => {
    for (const parent of ['none', 'other', 'owner'] as const)
      expect(refusal({ birthDay: '1990-05-17', parent, configuration: anyAge })).toBeNull();
    const parent = { parent: 'other', isParentTwin: true } as const;
    expect(refusal({ birthDay: '1990-05-17', ...parent, configuration: anyAge })).toBeNull();
  });
});

describe('an account', () => {
  it('without a customer of its own can register a card; an account with a customer of its own can assign cards', () => {
    expect([false, true].map((hasOwn) => suitsMode('register', hasOwn))).toEqual([true, false]);
    expect([false, true].map((hasOwn) => suitsMode('assign', hasOwn))).toEqual([false, true]);
  });
});
