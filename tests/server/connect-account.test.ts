import { and, eq } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { customerAccountLinks } from '../../contract/endpoints/account-link-list.ts';
import { accountPage } from '../../contract/endpoints/account-page.ts';
import { connectAssignedAccount, connectRegisteredAccount } from '../../contract/endpoints/connect-account.ts';
import { customer as customerById } from '../../contract/endpoints/customers.ts';
import { errorNumber } from '../../contract/error-names.ts';
import type { ErrorName } from '../../contract/error-names.ts';
import { accountLinks, cardApplications, customerAccounts, customerCards, customers } from '../../server/db/schema.ts';
import type { CounterCardKind } from '../../server/seeds/demo/counter-cards.ts';
import { call, freshAccount, refusal, send, statusesOf } from './support/call.ts';
import { counterCard, type CounterCard } from './support/counter-card.ts';
import { startServer } from './support/start-server.ts';
import type { TestServer } from './support/start-server.ts';

type Account = Awaited<ReturnType<typeof freshAccount>>;

let server: TestServer;
/** An account without a customer, and one of a mother with children. */
let newcomer: Account;
let parent: Account;
beforeAll(async () => {
  server = await startServer({ workers: false });
});
beforeEach(async () => {
  newcomer = await freshAccount(server, 'newcomer');
  parent = await freshAccount(server, 'parent');
  await change({ CARD_CONNECTIONS_ALLOWED_PER_ADDRESS: 100_000 });
});
afterAll(() => server.stop());
const change = (values: Parameters<TestServer['services']['settings']['change']>[1]) =>
  server.services.settings.change(server.services.database, values);
afterEach(() =>
  change({
    isAssignCardWithoutAgeRestrictionAllowed: null,
    haulierCardAsCarrierAllowed: null,
    CARD_CONNECTIONS_ALLOWED_PER_ACCOUNT: null,
    CARD_CONNECTIONS_ALLOWED_PER_ADDRESS: null,
    CARD_CONNECTIONS_ALLOWED_PER_CARD: null,
    REQUESTS_WINDOW_IN_MINUTES: null,
  }),
);

const endpoints = { register: connectRegisteredAccount, assign: connectAssignedAccount } as const;
type Mode = keyof typeof endpoints;

const numbersOf = ({ cardNumber, applicationNumber }: CounterCard) => ({ cardNumber, applicationNumber });
const by = ({ token }: Account, body: object) => ({ token, body });
const connect = (mode: Mode, account: Account, body: object) => call(server, endpoints[mode], by(account, body));
const refused = (mode: Mode, account: Account, body: object, name: ErrorName) =>
  refusal(server, endpoints[mode], name, by(account, body));
const issued = (account: Account, kind: CounterCardKind) => counterCard(server, account.accountId, kind);
const linksOf = async ({ accountId }: Account) =>
  server.services.database.select().from(accountLinks).where(eq(accountLinks.accountId, accountId));
const typeOf = async (account: Account, { customerId }: CounterCard) =>
  (await linksOf(account)).find((link) => link.customerId === customerId)?.type;
const set = ({ customerId }: CounterCard, values: Partial<typeof customers.$inferInsert>) =>
  server.services.database.update(customers).set(values).where(eq(customers.id, customerId));
const linkTo = (account: Account, { customerId }: CounterCard, type: 'MANAGED' | 'ASSIGNED' | 'REGISTERED') =>
  server.services.database.insert(accountLinks).values({ accountId: account.accountId, customerId, type });

describe('registering an existing card (CON-01)', () => {
  test("makes its holder the account's own customer, who cannot be cut off, with card, ticket and wallet", async () => {
    const card = await issued(newcomer, 'adult');
    expect(await connect('register', newcomer, numbersOf(card))).toEqual({ parentId: null });
    const [link] = await linksOf(newcomer);
    expect(link).toMatchObject({ customerId: card.customerId, type: 'REGISTERED', cancelable: false });
    const page = await call(server, accountPage, { token: newcomer.token });
    expect(page.customer).toMatchObject({ id: card.customerId, fullName: card.fullName });
    expect(page.standing?.connected).toBe(true);
    expect(page.card).toMatchObject({
      cardNumber: card.cardNumber,
      electronicWallet: { currentAmount: 25_000 },
      ticketFares: [expect.anything()],
    });
  });

  test('says who the custodian of the holder is', async () => {
    const card = await issued(newcomer, 'adult');
    await set(card, { parentId: parent.customerId });
    expect(await connect('register', newcomer, numbersOf(card))).toEqual({ parentId: parent.customerId });
  });

  test('accepts the numbers however they are grouped', async () => {
    const card = await issued(newcomer, 'adult');
    const [, one = '', two = '', three = '', four = ''] = /^(.{8})(..)(.{7})(.)$/.exec(card.cardNumber) ?? [];
    await connect('register', newcomer, {
      cardNumber: ` ${one} ${two}\u00A0${three}-${four}\t`,
      applicationNumber: `${card.applicationNumber.slice(0, 3)} ${card.applicationNumber.slice(3)} `,
    });
    expect(await typeOf(newcomer, card)).toBe('REGISTERED');
  });

  test('needs no application number if the holder has the e-mail of the account', async () => {
    const { cardNumber, ...card } = await issued(newcomer, 'adultWithEMail');
    await set({ ...card, cardNumber }, { email: ` ${newcomer.username.toUpperCase()}` });
    await connect('register', newcomer, { cardNumber });
    expect(await typeOf(newcomer, { ...card, cardNumber })).toBe('REGISTERED');
  });

  test('makes a managed link the new one, and keeps everybody else whom the account has', async () => {
    const account = await freshAccount(server, 'only-managed');
    const card = await issued(account, 'adult');
    await linkTo(account, card, 'MANAGED');
    const before = await linksOf(account);
    await connect('register', account, numbersOf(card));
    const after = await linksOf(account);
    expect(after).toHaveLength(before.length);
    expect(after).toEqual(expect.arrayContaining(before.filter(({ customerId }) => customerId !== card.customerId)));
    expect(await typeOf(account, card)).toBe('REGISTERED');
  });

  test('succeeds again when the answer was lost', async () => {
    const card = await issued(newcomer, 'adult');
    await connect('register', newcomer, numbersOf(card));
    await connect('register', newcomer, numbersOf(card));
    expect(await linksOf(newcomer)).toHaveLength(1);
  });
});

describe('assigning an existing card (CON-01)', () => {
  test('assigns a child of the own customer, and says who the custodian is', async () => {
    const card = await issued(parent, 'child');
    expect(await connect('assign', parent, numbersOf(card))).toEqual({ parentId: parent.customerId });
    const { items } = await call(server, customerAccountLinks, { token: parent.token, query: { limit: 100 } });
    const link = items.find(({ customer }) => customer.id === card.customerId);
    expect(link).toMatchObject({
      customerAccountLinkType: 'ASSIGNED',
      cancelable: true,
      activeCardNumber: card.cardNumber,
    });
  });

  test('assigns an adult where the operator asks for no age', async () => {
    const card = await issued(parent, 'adult');
    await connect('assign', parent, numbersOf(card));
    expect(await typeOf(parent, card)).toBe('ASSIGNED');
  });

  test('makes a managed link the new one, and succeeds again', async () => {
    const card = await issued(parent, 'child');
    await linkTo(parent, card, 'MANAGED');
    await connect('assign', parent, numbersOf(card));
    await connect('assign', parent, numbersOf(card));
    expect((await linksOf(parent)).filter(({ customerId }) => customerId === card.customerId)).toHaveLength(1);
    expect(await typeOf(parent, card)).toBe('ASSIGNED');
  });
});

interface Case {
  readonly what: string;
  readonly mode: Mode;
  readonly who: () => Account;
  readonly kind: CounterCardKind;
  readonly arrange?: (card: CounterCard) => unknown;
  readonly sent?: (card: CounterCard) => object;
  readonly error: ErrorName;
  readonly number: number;
}
const asNewcomer = { mode: 'register', who: () => newcomer } as const;
const asParent = { mode: 'assign', who: () => parent } as const;
const setCard = ({ cardNumber }: CounterCard, values: Partial<typeof customerCards.$inferInsert>) =>
  server.services.database.update(customerCards).set(values).where(eq(customerCards.cardNumber, cardNumber));

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
    arrange: (card) => linkTo(parent, card, 'ASSIGNED'),
    error: 'CUSTOMER_ALREADY_ASSIGNED',
    number: 5,
  },
  {
    ...asNewcomer,
    what: 'an adult whom the account has as an assigned one',
    kind: 'adult',
    arrange: (card) => linkTo(newcomer, card, 'ASSIGNED'),
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
    what: 'an adult where the operator asks for the age',
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
    what: 'a card that has ended',
    kind: 'adult',
    arrange: (card) => setCard(card, { validTo: '2026-11-20' }),
    error: 'INVALID_CUSTOMER_CARD',
    number: 10,
  },
  {
    ...asNewcomer,
    what: 'a card where the operator issues none',
    kind: 'adult',
    arrange: () => change({ haulierCardAsCarrierAllowed: false }),
    error: 'INVALID_CUSTOMER_CARD',
    number: 10,
  },
  {
    mode: 'register',
    who: () => parent,
    what: 'a second own customer',
    kind: 'adult',
    error: 'INVALID_ACCOUNT',
    number: 11,
  },
  {
    mode: 'register',
    who: () => parent,
    what: 'a second own customer, whatever the numbers',
    kind: 'adult',
    sent: () => ({ cardNumber: '1' }),
    error: 'INVALID_ACCOUNT',
    number: 11,
  },
  {
    mode: 'assign',
    who: () => newcomer,
    what: 'an assigned card without an own customer',
    kind: 'child',
    error: 'INVALID_ACCOUNT',
    number: 11,
  },
  {
    ...asParent,
    what: 'the own card',
    kind: 'adult',
    arrange: (card) =>
      server.services.database
        .update(customerCards)
        .set({ customerId: parent.customerId, main: false })
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

describe('a card that is not connected', () => {
  test.each(cases)('$mode: $what ($number)', async ({ mode, who, kind, arrange, sent = numbersOf, error, number }) => {
    const account = who();
    const card = await issued(account, kind);
    await arrange?.(card);
    const before = await linksOf(account);
    const body = await refused(mode, account, sent(card), error);
    expect(errorNumber[error]).toBe(number);
    // Nothing about the holder.
    expect(body.metadata).toBeUndefined();
    expect(await linksOf(account)).toEqual(before);
  });

  test('is one of an account that is not of a customer (11)', async () => {
    const operator = await freshAccount(server, 'operator');
    await refused('register', operator, numbersOf(await issued(operator, 'adult')), 'INVALID_ACCOUNT');
  });

  test('is told by the age on the day: at fifteen a holder can be registered, and no longer assigned', async () => {
    await change({ isAssignCardWithoutAgeRestrictionAllowed: false });
    const card = await issued(parent, 'child');
    const body = numbersOf(card);
    await set(card, { birthDay: '2011-11-22' });
    await refused('register', newcomer, body, 'TOO_YOUNG_FOR_REGISTERED_ACCOUNT');
    await set(card, { birthDay: '2011-11-21' });
    await refused('assign', parent, body, 'TOO_OLD_FOR_ASSIGNED_ACCOUNT');
    await connect('register', newcomer, body);
  });

  test('can be connected when the account that has filed its application was deleted', async () => {
    const card = await issued(newcomer, 'adultFromShop');
    const { database } = server.services;
    const [application] = await database
      .select()
      .from(cardApplications)
      .where(eq(cardApplications.applicationNumber, card.applicationNumber));
    await database
      .update(customerAccounts)
      .set({ role: 'DELETED' })
      .where(eq(customerAccounts.id, application?.accountId ?? 0));
    await connect('register', newcomer, numbersOf(card));
  });

  test('is not known by another account, as long as the numbers do not belong together', async () => {
    for (const kind of ['adultWithAccount', 'adultWithBlockedCard', 'adultFromShop', 'childAssigned'] as const) {
      const { cardNumber } = await issued(newcomer, kind);
      await refused('register', newcomer, { cardNumber, applicationNumber: '1' }, 'INVALID_CARD_AND_APPLICATION');
      await refused('register', newcomer, { cardNumber }, 'INVALID_CARD_AND_APPLICATION');
    }
  });
});

describe('numbers that cannot be right', () => {
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
    expect((await refused(mode, parent, body, 'VALIDATION_ERROR')).errors).toEqual([error]);
  });

  test.each([{}, { cardNumber: 7 }, { cardNumber: '1'.repeat(61) }, { cardNumber: '1', applicationNumber: null }])(
    '%o',
    async (body) => {
      await refused('register', newcomer, body, 'VALIDATION_ERROR');
    },
  );

  test('nobody is connected for another account, whatever the call says', async () => {
    const card = await issued(newcomer, 'adult');
    await connect('register', newcomer, {
      ...numbersOf(card),
      accountId: parent.accountId,
      customerId: parent.customerId,
    });
    expect(await typeOf(newcomer, card)).toBe('REGISTERED');
    expect(await typeOf(parent, card)).toBeUndefined();
    await refusal(server, customerById, 'NOT_FOUND', { token: parent.token, params: { id: card.customerId } });
  });
});

describe('attempts', () => {
  const wrong = (card: CounterCard) => ({ cardNumber: card.cardNumber, applicationNumber: '1' });

  test('of an account are limited, and it says when the next one is possible', async () => {
    await change({ CARD_CONNECTIONS_ALLOWED_PER_ACCOUNT: 2, REQUESTS_WINDOW_IN_MINUTES: 30 });
    const card = await issued(newcomer, 'adult');
    await refused('register', newcomer, wrong(card), 'INVALID_CARD_AND_APPLICATION');
    await refused('assign', newcomer, wrong(await issued(newcomer, 'adult')), 'INVALID_ACCOUNT');
    const { metadata } = await refused('register', newcomer, numbersOf(card), 'TOO_MANY_ATTEMPTS');
    expect(metadata?.['retryAfter']).toBeGreaterThan(29 * 60);
    expect(metadata?.['retryAfter']).toBeLessThanOrEqual(30 * 60);
    expect(await typeOf(newcomer, card)).toBeUndefined();
  });

  test('for a card are limited, whoever makes them and however they write the number', async () => {
    await change({ CARD_CONNECTIONS_ALLOWED_PER_CARD: 2 });
    const card = await issued(newcomer, 'adult');
    await refused('register', newcomer, wrong(card), 'INVALID_CARD_AND_APPLICATION');
    const other = await freshAccount(server, 'newcomer');
    const grouped = card.cardNumber.replace(/^(.{8})/, '$1 ');
    await refused('register', other, { ...wrong(card), cardNumber: grouped }, 'INVALID_CARD_AND_APPLICATION');
    await refused('register', other, wrong(card), 'TOO_MANY_ATTEMPTS');
    await refused('register', other, wrong(await issued(other, 'adult')), 'INVALID_CARD_AND_APPLICATION');
  });

  test('from a network address are limited for all accounts together', async () => {
    await change({ CARD_CONNECTIONS_ALLOWED_PER_ADDRESS: 1 });
    const card = await issued(newcomer, 'adult');
    await send(server, connectRegisteredAccount, by(newcomer, wrong(card)));
    const other = await freshAccount(server, 'newcomer');
    await refused('register', other, numbersOf(card), 'TOO_MANY_ATTEMPTS');
  });

  test('that succeed do not count, nor those that could not be right', async () => {
    await change({ CARD_CONNECTIONS_ALLOWED_PER_ACCOUNT: 1 });
    await refused('assign', parent, { cardNumber: '1' }, 'VALIDATION_ERROR');
    for (const _ of [1, 2, 3]) await connect('assign', parent, numbersOf(await issued(parent, 'child')));
  });

  test('at once do not exceed the limit', async () => {
    await change({ CARD_CONNECTIONS_ALLOWED_PER_ACCOUNT: 2 });
    const card = await issued(newcomer, 'adult');
    const answers = await Promise.all(
      [1, 2, 3, 4].map(() => send(server, connectRegisteredAccount, by(newcomer, wrong(card)))),
    );
    expect(statusesOf(answers)).toEqual([409, 409, 429, 429]);
  });
});

describe('several at once', () => {
  const registered = (customerId: number) =>
    server.services.database.$count(
      accountLinks,
      and(eq(accountLinks.customerId, customerId), eq(accountLinks.type, 'REGISTERED')),
    );

  test('two accounts with the same card: exactly one has the holder', async () => {
    const other = await freshAccount(server, 'newcomer');
    const card = await issued(newcomer, 'adult');
    const answers = await Promise.all(
      [newcomer, other].map((account) => send(server, connectRegisteredAccount, by(account, numbersOf(card)))),
    );
    expect(statusesOf(answers)).toEqual([200, 409]);
    expect(await registered(card.customerId)).toBe(1);
  });

  test('the same call twice: one link, both succeed', async () => {
    const card = await issued(newcomer, 'adult');
    const answers = await Promise.all(
      [1, 2].map(() => send(server, connectRegisteredAccount, by(newcomer, numbersOf(card)))),
    );
    expect(statusesOf(answers)).toEqual([200, 200]);
    expect(await linksOf(newcomer)).toHaveLength(1);
  });

  test('two cards of different holders for one account: one of them is its own customer', async () => {
    const cards = [await issued(newcomer, 'adult'), await issued(newcomer, 'adult')];
    const answers = await Promise.all(
      cards.map((card) => send(server, connectRegisteredAccount, by(newcomer, numbersOf(card)))),
    );
    expect(statusesOf(answers)).toEqual([200, 409]);
    expect(await linksOf(newcomer)).toHaveLength(1);
  });

  test('registered and assigned: one of them', async () => {
    const card = await issued(parent, 'adult');
    const answers = await Promise.all([
      send(server, connectRegisteredAccount, by(newcomer, numbersOf(card))),
      send(server, connectAssignedAccount, by(parent, numbersOf(card))),
    ]);
    expect(statusesOf(answers)).toEqual([200, 409]);
  });
});
