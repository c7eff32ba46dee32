import { and, eq } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { deleteCustomerAccount } from '#contract/endpoints/account-deletion.ts';
import { customerAccountLinks } from '#contract/endpoints/account-link-list.ts';
import { accountPage } from '#contract/endpoints/account-page.ts';
import { connectAssignedAccount, connectRegisteredAccount } from '#contract/endpoints/connect-account.ts';
import { accountLinks, customerCards, customers } from '#server/platform/db/schema.ts';
import { call, freshAccount, send, statusesOf } from '../../common/server/support/call.ts';
import { connecting, by, numbersOf } from '../../common/server/support/connecting.ts';
import type { CounterCard } from '../../common/server/support/counter-card.ts';

const at = connecting();
const { change, connect, refused, issued, linksOf, typeOf, linkTo, set, setCard, emptyWallet } = at;

describe('registering an existing card (CON-01)', () => {
  test("makes its holder the account's own customer, with card, ticket and wallet; the link cannot be cancelled", async () => {
    const card = await issued(at.newcomer, 'adult');
    expect(await connect('register', at.newcomer, numbersOf(card))).toEqual({ parentId: null });
    const [link] = await linksOf(at.newcomer);
    expect(link).toMatchObject({ customerId: card.customerId, type: 'REGISTERED', cancelable: false });
    const page = await call(at.server, accountPage, { token: at.newcomer.token });
    expect(page.customer).toMatchObject({ id: card.customerId, fullName: card.fullName });
    expect(page.standing?.connected).toBe(true);
    expect(page.card).toMatchObject({
      cardNumber: card.cardNumber,
      electronicWallet: { currentAmount: 25_000 },
      ticketFares: [expect.anything()],
    });
  });

  test('returns the custodian of the holder', async () => {
    const card = await issued(at.newcomer, 'adult');
    await set(card, { parentId: at.parent.customerId });
    expect(await connect('register', at.newcomer, numbersOf(card))).toEqual({ parentId: at.parent.customerId });
  });

  test('accepts numbers with spaces and hyphens in any place', async () => {
    const card = await issued(at.newcomer, 'adult');
    const [, one = '', two = '', three = '', four = ''] = /^(.{8})(..)(.{7})(.)$/.exec(card.cardNumber) ?? [];
    await connect('register', at.newcomer, {
      cardNumber: ` ${one} ${two}\u00A0${three}-${four}\t`,
      applicationNumber: `${card.applicationNumber.slice(0, 3)} ${card.applicationNumber.slice(3)} `,
    });
    expect(await typeOf(at.newcomer, card)).toBe('REGISTERED');
  });

  test('needs no application number if the holder has the e-mail of the account', async () => {
    const { cardNumber, ...card } = await issued(at.newcomer, 'adultWithEMail');
    await set({ ...card, cardNumber }, { email: ` ${at.newcomer.username.toUpperCase()}` });
    await connect('register', at.newcomer, { cardNumber });
    expect(await typeOf(at.newcomer, { ...card, cardNumber })).toBe('REGISTERED');
  });

  test('changes a managed link to the holder, and keeps all other links of the account', async () => {
    const account = await freshAccount(at.server, 'only-managed');
    const card = await issued(account, 'adult');
    await linkTo(account, card, 'MANAGED');
    const before = await linksOf(account);
    await connect('register', account, numbersOf(card));
    const after = await linksOf(account);
    expect(after).toHaveLength(before.length);
    expect(after).toEqual(expect.arrayContaining(before.filter(({ customerId }) => customerId !== card.customerId)));
    expect(await typeOf(account, card)).toBe('REGISTERED');
  });

  test('succeeds again if the first answer was lost', async () => {
    const card = await issued(at.newcomer, 'adult');
    await connect('register', at.newcomer, numbersOf(card));
    await connect('register', at.newcomer, numbersOf(card));
    expect(await linksOf(at.newcomer)).toHaveLength(1);
  });
});

describe('assigning an existing card (CON-01)', () => {
  test("assigns a child of the account's own customer, and returns the custodian", async () => {
    const card = await issued(at.parent, 'child');
    expect(await connect('assign', at.parent, numbersOf(card))).toEqual({ parentId: at.parent.customerId });
    const { items } = await call(at.server, customerAccountLinks, { token: at.parent.token, query: { limit: 100 } });
    const link = items.find(({ customer }) => customer.id === card.customerId);
    expect(link).toMatchObject({
      customerAccountLinkType: 'ASSIGNED',
      cancelable: true,
      activeCardNumber: card.cardNumber,
    });
  });

  test('assigns an adult if the operator does not check the age', async () => {
    const card = await issued(at.parent, 'adult');
    await connect('assign', at.parent, numbersOf(card));
    expect(await typeOf(at.parent, card)).toBe('ASSIGNED');
  });

  test('changes a managed link to an assigned link; a repeated call succeeds', async () => {
    const card = await issued(at.parent, 'child');
    await linkTo(at.parent, card, 'MANAGED');
    await connect('assign', at.parent, numbersOf(card));
    await connect('assign', at.parent, numbersOf(card));
    expect((await linksOf(at.parent)).filter(({ customerId }) => customerId === card.customerId)).toHaveLength(1);
    expect(await typeOf(at.parent, card)).toBe('ASSIGNED');
  });
});

describe('attempts to connect a card', () => {
  const wrong = (card: CounterCard) => ({ cardNumber: card.cardNumber, applicationNumber: '1' });

  test('are limited for an account; the error has the time until the next attempt', async () => {
    await change({ CARD_CONNECTIONS_ALLOWED_PER_ACCOUNT: 2, REQUESTS_WINDOW_IN_MINUTES: 30 });
    const card = await issued(at.newcomer, 'adult');
    await refused('register', at.newcomer, wrong(card), 'INVALID_CARD_AND_APPLICATION');
    await refused('assign', at.newcomer, wrong(await issued(at.newcomer, 'adult')), 'INVALID_ACCOUNT');
    const { metadata } = await refused('register', at.newcomer, numbersOf(card), 'TOO_MANY_ATTEMPTS');
    expect(metadata?.['retryAfter']).toBeGreaterThan(29 * 60);
    expect(metadata?.['retryAfter']).toBeLessThanOrEqual(30 * 60);
    expect(await typeOf(at.newcomer, card)).toBeUndefined();
  });

  test('are limited for a card, for all accounts and spellings of the number together', async () => {
    await change({ CARD_CONNECTIONS_ALLOWED_PER_CARD: 2 });
    const card = await issued(at.newcomer, 'adult');
    await refused('register', at.newcomer, wrong(card), 'INVALID_CARD_AND_APPLICATION');
    const other = await freshAccount(at.server, 'newcomer');
    const grouped = card.cardNumber.replace(/^(.{8})/, '$1 ');
    await refused('register', other, { ...wrong(card), cardNumber: grouped }, 'INVALID_CARD_AND_APPLICATION');
    await refused('register', other, wrong(card), 'TOO_MANY_ATTEMPTS');
    await refused('register', other, wrong(await issued(other, 'adult')), 'INVALID_CARD_AND_APPLICATION');
  });

  test('are limited for a network address, for all accounts together', async () => {
    await change({ CARD_CONNECTIONS_ALLOWED_PER_ADDRESS: 1 });
    const card = await issued(at.newcomer, 'adult');
    await send(at.server, connectRegisteredAccount, by(at.newcomer, wrong(card)));
    const other = await freshAccount(at.server, 'newcomer');
    await refused('register', other, numbersOf(card), 'TOO_MANY_ATTEMPTS');
  });

  test('are not counted if they succeed or if the numbers are invalid', async () => {
    await change({ CARD_CONNECTIONS_ALLOWED_PER_ACCOUNT: 1 });
    await refused('assign', at.parent, { cardNumber: '1' }, 'VALIDATION_ERROR');
    for (const _ of [1, 2, 3]) await connect('assign', at.parent, numbersOf(await issued(at.parent, 'child')));
  });

  test('do not exceed the limit if they are made at once', async () => {
    await change({ CARD_CONNECTIONS_ALLOWED_PER_ACCOUNT: 2 });
    const card = await issued(at.newcomer, 'adult');
    const answers = await Promise.all(
      [1, 2, 3, 4].map(() => send(at.server, connectRegisteredAccount, by(at.newcomer, wrong(card)))),
    );
    expect(statusesOf(answers)).toEqual([409, 409, 429, 429]);
  });
});

describe('calls at the same time', () => {
  const countOwners = (customerId: number) =>
    at.server.services.database.$count(
      accountLinks,
      and(eq(accountLinks.customerId, customerId), eq(accountLinks.type, 'REGISTERED')),
    );

  test('two accounts register the same card: exactly one of them gets the holder', async () => {
    const other = await freshAccount(at.server, 'newcomer');
    const card = await issued(at.newcomer, 'adult');
    const answers = await Promise.all(
      [at.newcomer, other].map((account) => send(at.server, connectRegisteredAccount, by(account, numbersOf(card)))),
    );
    expect(statusesOf(answers)).toEqual([200, 409]);
    expect(await countOwners(card.customerId)).toBe(1);
  });

  test('the same call is sent twice: both succeed, and there is one link', async () => {
    const card = await issued(at.newcomer, 'adult');
    const answers = await Promise.all(
      [1, 2].map(() => send(at.server, connectRegisteredAccount, by(at.newcomer, numbersOf(card)))),
    );
    expect(statusesOf(answers)).toEqual([200, 200]);
    expect(await linksOf(at.newcomer)).toHaveLength(1);
  });

  test('one account registers two cards of different holders: one holder becomes its own customer', async () => {
    const cards = [await issued(at.newcomer, 'adult'), await issued(at.newcomer, 'adult')];
    const answers = await Promise.all(
      cards.map((card) => send(at.server, connectRegisteredAccount, by(at.newcomer, numbersOf(card)))),
    );
    expect(statusesOf(answers)).toEqual([200, 409]);
    expect(await linksOf(at.newcomer)).toHaveLength(1);
  });

  test('one account registers a card and another account assigns it: one of them succeeds', async () => {
    const card = await issued(at.parent, 'adult');
    const answers = await Promise.all([
      send(at.server, connectRegisteredAccount, by(at.newcomer, numbersOf(card))),
      send(at.server, connectAssignedAccount, by(at.parent, numbersOf(card))),
    ]);
    expect(statusesOf(answers)).toEqual([200, 409]);
  });
});

describe('a child whose only guardian has deleted the account (SET-02)', () => {
  const deleteGuardian = (account: typeof at.parent) =>
    call(at.server, deleteCustomerAccount, { token: account.token, body: { password: account.password } });
  const personOf = async (id: number) => {
    const { database } = at.server.services;
    const [person] = await database.select().from(customers).where(eq(customers.id, id));
    const cards = await database.select().from(customerCards).where(eq(customerCards.customerId, id));
    return { ...person, cardStates: cards.map(({ state }) => state) };
  };

  test('keeps their name and card, and another adult who knows the numbers becomes the parent', async () => {
    const card = await issued(at.parent, 'child');
    await connect('assign', at.parent, numbersOf(card));
    const before = await personOf(card.customerId);
    await deleteGuardian(at.parent);
    expect(await personOf(card.customerId)).toEqual(before);
    const other = await freshAccount(at.server, 'adult');
    expect(await connect('assign', other, numbersOf(card))).toEqual({ parentId: other.customerId });
    expect((await personOf(card.customerId)).parentId).toBe(other.customerId);
    const page = await call(at.server, accountPage, { token: other.token, query: { customerId: card.customerId } });
    expect(page.card?.cardNumber).toBe(card.cardNumber);
  });

  test('can also be connected if the account had submitted the parent itself; the submitted parent is erased', async () => {
    const card = await issued(at.parent, 'child');
    await connect('assign', at.parent, numbersOf(card));
    const parent = { firstName: 'Eva', lastName: 'Malá', birthDay: '1980-03-04', draft: true };
    const [added] = await at.server.services.database.insert(customers).values(parent).returning({ id: customers.id });
    await set(card, { parentId: added?.id ?? 0 });
    await deleteGuardian(at.parent);
    expect(await personOf(added?.id ?? 0)).toMatchObject({ firstName: '–', birthDay: null });
    const other = await freshAccount(at.server, 'adult');
    expect(await connect('assign', other, numbersOf(card))).toEqual({ parentId: other.customerId });
  });

  test('is anonymised if their card has nothing of value left', async () => {
    const card = await issued(at.parent, 'child');
    await connect('assign', at.parent, numbersOf(card));
    await setCard(card, { state: 'BLOCKED' });
    await emptyWallet(card);
    await deleteGuardian(at.parent);
    expect(await personOf(card.customerId)).toMatchObject({ firstName: '–', birthDay: null, cardStates: ['BLOCKED'] });
    await refused('assign', await freshAccount(at.server, 'adult'), numbersOf(card), 'INVALID_CARD_AND_APPLICATION');
  });

  test('loses the parent if another account is linked to the child, so that this account can name a new parent', async () => {
    const card = await issued(at.parent, 'child');
    await connect('assign', at.parent, numbersOf(card));
    await linkTo(at.newcomer, card, 'ASSIGNED');
    await deleteGuardian(at.parent);
    expect(await personOf(card.customerId)).toMatchObject({ parentId: null, cardStates: ['ACTIVE'] });
  });
});
