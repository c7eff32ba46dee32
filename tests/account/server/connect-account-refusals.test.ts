import { eq } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { customer as customerById } from '#contract/endpoints/customers.ts';
import { errorNumber, type ErrorName } from '#contract/error-names.ts';
import { cardApplications, customerAccounts, customerCards } from '#server/platform/db/schema.ts';
import type { CounterCardKind } from '#server/sandbox/seeds/demo/counter-cards.ts';
import { freshAccount, refusal } from '../../common/server/support/call.ts';
import { connecting, numbersOf, type Mode } from '../../common/server/support/connecting.ts';
import type { CounterCard } from '../../common/server/support/counter-card.ts';

const at = connecting();
const { change, connect, refused, issued, linksOf, typeOf, linkTo, set, setCard } = at;

interface Case {
  readonly what: string;
  readonly mode: Mode;
  readonly who: () => typeof at.newcomer;
  readonly kind: CounterCardKind;
  readonly arrange?: (card: CounterCard) => unknown;
  readonly sent?: (card: CounterCard) => object;
  readonly error: ErrorName;
  readonly number: number;
}
const asNewcomer = { mode: 'register', who: () => at.newcomer } as const;
const asParent = { mode: 'assign', who: () => at.parent } as const;

const cases: readonly Case[] = [
  {
    ...asNewcomer,
    what: 'a holder whose name and birth date another one has',
    kind: 'adultKnownTwice',
    error: 'CUSTOMER_NOT_UNIQUE_CUSTOMER',
    number: 1,
  },
  {
    ...asParent,
    what: 'a child of another record of the own customer',
    kind: 'childOfTwin',
    error: 'CUSTOMER_NOT_UNIQUE_CUSTODIAN',
    number: 2,
  },
  {
    ...asNewcomer,
    what: 'another application number',
    kind: 'adult',
    sent: ({ cardNumber }) => ({ cardNumber, applicationNumber: '0000000000' }),
    error: 'INVALID_CARD_AND_APPLICATION',
    number: 3,
  },
  {
    ...asParent,
    what: 'another card number',
    kind: 'child',
    sent: ({ applicationNumber }) => ({ cardNumber: '210000000000000000', applicationNumber }),
    error: 'INVALID_CARD_AND_APPLICATION',
    number: 3,
  },
  {
    ...asNewcomer,
    what: 'no application number for a holder with another e-mail',
    kind: 'adult',
    sent: ({ cardNumber }) => ({ cardNumber }),
    error: 'INVALID_CARD_AND_APPLICATION',
    number: 3,
  },
  {
    ...asNewcomer,
    what: 'no application number for a holder without an e-mail',
    kind: 'adultWithEMail',
    arrange: (card) => set(card, { email: null }),
    sent: ({ cardNumber }) => ({ cardNumber, applicationNumber: '  ' }),
    error: 'INVALID_CARD_AND_APPLICATION',
    number: 3,
  },
  {
    ...asNewcomer,
    what: 'a card that its holder has deleted',
    kind: 'adult',
    arrange: (card) => setCard(card, { deleted: new Date() }),
    error: 'INVALID_CARD_AND_APPLICATION',
    number: 3,
  },
  {
    ...asNewcomer,
    what: 'a card of somebody who was anonymised',
    kind: 'adult',
    arrange: (card) => set(card, { anonymised: new Date() }),
    error: 'INVALID_CARD_AND_APPLICATION',
    number: 3,
  },
  {
    ...asNewcomer,
    what: 'a holder with an account',
    kind: 'adultWithAccount',
    error: 'CUSTOMER_ALREADY_REGISTERED',
    number: 4,
  },
  {
    ...asParent,
    what: 'a holder with an account',
    kind: 'adultWithAccount',
    error: 'CUSTOMER_ALREADY_REGISTERED',
    number: 4,
  },
  {
    ...asParent,
    what: 'a child whom another account has',
    kind: 'childAssigned',
    error: 'CUSTOMER_ALREADY_ASSIGNED',
    number: 5,
  },
  {
    ...asNewcomer,
    what: 'an adult whom another account has',
    kind: 'adult',
    arrange: (card) => linkTo(at.parent, card, 'ASSIGNED'),
    error: 'CUSTOMER_ALREADY_ASSIGNED',
    number: 5,
  },
  {
    ...asNewcomer,
    what: 'an adult who is assigned to the account already',
    kind: 'adult',
    arrange: (card) => linkTo(at.newcomer, card, 'ASSIGNED'),
    error: 'CUSTOMER_ALREADY_ASSIGNED',
    number: 5,
  },
  { ...asParent, what: "somebody else's child", kind: 'childOfOther', error: 'PARENT_AND_OWNER_DIFFER', number: 6 },
  { ...asNewcomer, what: 'a child', kind: 'childWithoutParent', error: 'TOO_YOUNG_FOR_REGISTERED_ACCOUNT', number: 7 },
  {
    ...asNewcomer,
    what: 'a holder whose birth date is not known',
    kind: 'adult',
    arrange: (card) => set(card, { birthDay: null }),
    error: 'TOO_YOUNG_FOR_REGISTERED_ACCOUNT',
    number: 7,
  },
  {
    ...asParent,
    what: 'an adult if the operator checks the age',
    kind: 'adult',
    arrange: () => change({ isAssignCardWithoutAgeRestrictionAllowed: false }),
    error: 'TOO_OLD_FOR_ASSIGNED_ACCOUNT',
    number: 8,
  },
  {
    ...asParent,
    what: 'a child without a parent',
    kind: 'childWithoutParent',
    error: 'CUSTOMER_WITHOUT_PARENT',
    number: 9,
  },
  { ...asNewcomer, what: 'a blocked card', kind: 'adultWithBlockedCard', error: 'INVALID_CUSTOMER_CARD', number: 10 },
  { ...asNewcomer, what: 'a bank card', kind: 'adultWithBankCard', error: 'INVALID_CUSTOMER_CARD', number: 10 },
  {
    ...asParent,
    what: 'a card that is not issued yet',
    kind: 'child',
    arrange: (card) => setCard(card, { state: 'IN_PROGRESS' }),
    error: 'INVALID_CUSTOMER_CARD',
    number: 10,
  },
  {
    ...asNewcomer,
    what: 'an expired card',
    kind: 'adult',
    arrange: (card) => setCard(card, { validTo: '2026-11-20' }),
    error: 'INVALID_CUSTOMER_CARD',
    number: 10,
  },
  {
    ...asNewcomer,
    what: 'a card if the operator issues no cards',
    kind: 'adult',
    arrange: () => change({ haulierCardAsCarrierAllowed: false }),
    error: 'INVALID_CUSTOMER_CARD',
    number: 10,
  },
  {
    mode: 'register',
    who: () => at.parent,
    what: 'a second own customer',
    kind: 'adult',
    error: 'INVALID_ACCOUNT',
    number: 11,
  },
  {
    mode: 'register',
    who: () => at.parent,
    what: 'a second own customer, with any numbers',
    kind: 'adult',
    sent: () => ({ cardNumber: '1' }),
    error: 'INVALID_ACCOUNT',
    number: 11,
  },
  {
    mode: 'assign',
    who: () => at.newcomer,
    what: 'an assigned card without an own customer',
    kind: 'child',
    error: 'INVALID_ACCOUNT',
    number: 11,
  },
  {
    ...asParent,
    what: "the own customer's card",
    kind: 'adult',
    arrange: (card) =>
      at.server.services.database
        .update(customerCards)
        .set({ customerId: at.parent.customerId, main: false })
        .where(eq(customerCards.cardNumber, card.cardNumber)),
    error: 'CANNOT_MANAGE_OWN_CARD',
    number: 12,
  },
  {
    ...asNewcomer,
    what: 'a card from an application that another account has filed',
    kind: 'adultFromShop',
    error: 'INVALID_CARD_APPLICATION_USERNAME',
    number: 18,
  },
  {
    ...asNewcomer,
    what: 'no application number, and no such card',
    kind: 'adult',
    sent: () => ({ cardNumber: '210000000000000000' }),
    error: 'INVALID_CARD',
    number: 19,
  },
];

describe('connecting a card', () => {
  test.each(cases)(
    'is refused by $mode: $what ($number)',
    async ({ mode, who, kind, arrange, sent = numbersOf, error, number }) => {
      const account = who();
      const card = await issued(account, kind);
      await arrange?.(card);
      const before = await linksOf(account);
      const body = await refused(mode, account, sent(card), error);
      expect(errorNumber[error]).toBe(number);
      // The error does not reveal anything about the holder.
      expect(body.metadata).toBeUndefined();
      expect(await linksOf(account)).toEqual(before);
    },
  );

  test("is refused for an account that is not a customer's (11)", async () => {
    const operator = await freshAccount(at.server, 'operator');
    await refused('register', operator, numbersOf(await issued(operator, 'adult')), 'INVALID_ACCOUNT');
  });

  test("depends on the holder's age today: from the 15th birthday, a holder can be registered but not assigned", async () => {
    await change({ isAssignCardWithoutAgeRestrictionAllowed: false });
    const card = await issued(at.parent, 'child');
    const body = numbersOf(card);
    await set(card, { birthDay: '2011-11-22' });
    await refused('register', at.newcomer, body, 'TOO_YOUNG_FOR_REGISTERED_ACCOUNT');
    await set(card, { birthDay: '2011-11-21' });
    await refused('assign', at.parent, body, 'TOO_OLD_FOR_ASSIGNED_ACCOUNT');
    await connect('register', at.newcomer, body);
  });

  test('is possible after the account that filed the application was deleted', async () => {
    const card = await issued(at.newcomer, 'adultFromShop');
    const { database } = at.server.services;
    const [application] = await database
      .select()
      .from(cardApplications)
      .where(eq(cardApplications.applicationNumber, card.applicationNumber));
    await database
      .update(customerAccounts)
      .set({ role: 'DELETED' })
      .where(eq(customerAccounts.id, application?.accountId ?? 0));
    await connect('register', at.newcomer, numbersOf(card));
  });

  test('is refused with the same error as for an unknown card if the numbers do not belong together', async () => {
    for (const kind of ['adultWithAccount', 'adultWithBlockedCard', 'adultFromShop', 'childAssigned'] as const) {
      const { cardNumber } = await issued(at.newcomer, kind);
      await refused('register', at.newcomer, { cardNumber, applicationNumber: '1' }, 'INVALID_CARD_AND_APPLICATION');
      await refused('register', at.newcomer, { cardNumber }, 'INVALID_CARD_AND_APPLICATION');
    }
  });
});

describe('invalid numbers are refused', () => {
  test.each([
    ['register', { cardNumber: '', applicationNumber: '1' }, 'cardNumber: is EMPTY'],
    ['register', { cardNumber: ' - ' }, 'cardNumber: is EMPTY'],
    ['register', { cardNumber: '1234567890123456789' }, 'cardNumber: is TOO_LONG'],
    ['register', { cardNumber: "1' or 1=1" }, 'cardNumber: is WRONG'],
    ['register', { cardNumber: '12\u000034' }, 'cardNumber: holds a NUL character'],
    ['register', { cardNumber: '1', applicationNumber: '12345678901' }, 'applicationNumber: is TOO_LONG'],
    ['assign', { cardNumber: '1' }, 'applicationNumber: is EMPTY'],
    ['assign', { cardNumber: '1', applicationNumber: ' ' }, 'applicationNumber: is EMPTY'],
    ['assign', { cardNumber: '1', applicationNumber: '%' }, 'applicationNumber: is WRONG'],
  ] as const)('%s %o', async (mode, body, error) => {
    expect((await refused(mode, at.parent, body, 'VALIDATION_ERROR')).errors).toEqual([error]);
  });

  test.each([{}, { cardNumber: 7 }, { cardNumber: '1'.repeat(61) }, { cardNumber: '1', applicationNumber: null }])(
    '%o',
    async (body) => {
      await refused('register', at.newcomer, body, 'VALIDATION_ERROR');
    },
  );

  test("a card is always connected to the caller's account, even if the call names another account", async () => {
    const card = await issued(at.newcomer, 'adult');
    await connect('register', at.newcomer, {
      ...numbersOf(card),
      accountId: at.parent.accountId,
      customerId: at.parent.customerId,
    });
    expect(await typeOf(at.newcomer, card)).toBe('REGISTERED');
    expect(await typeOf(at.parent, card)).toBeUndefined();
    await refusal(at.server, customerById, 'NOT_FOUND', { token: at.parent.token, params: { id: card.customerId } });
  });
});
