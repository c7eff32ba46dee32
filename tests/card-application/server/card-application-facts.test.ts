import { and, eq } from 'drizzle-orm';
import crypto from 'node:crypto';
import { syncBuiltinESMExports } from 'node:module';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import { createCardApplication } from '#contract/endpoints/card-application-writes.ts';
import { cardApplication } from '#contract/endpoints/card-applications.ts';
import { createOrder } from '#contract/endpoints/orders.ts';
import { shoppingCart } from '#contract/endpoints/shopping-cart.ts';
import { refuseIsic } from '#server/applications/applications/confirm-isic.ts';
import { deleteOldRows } from '#server/housekeeping.ts';
import {
  accountLinks,
  cardApplicationEvents,
  cardApplications,
  cartItems,
  orders,
} from '#server/platform/db/schema.ts';
import { studentIsic } from '#server/sandbox/simulators/isic-register.ts';
import { adultDays, applications, studentDays, today } from '../../common/server/support/application.ts';
import type { Account, Applications } from '../../common/server/support/application.ts';
import { call, freshAccount, logIn, refusal } from '../../common/server/support/call.ts';
import { topUp } from '../../common/server/support/purchase.ts';
import { speak } from '../../common/server/support/speak.ts';
import { startServer } from '../../common/server/support/start-server.ts';
import type { TestServer } from '../../common/server/support/start-server.ts';
import { testBegin } from '../../common/server/support/test-clock.ts';

let server: TestServer;
let tools: Applications;
let account: Account;
beforeAll(async () => {
  server = await startServer({ workers: false });
  tools = applications(server);
});
afterAll(() => server.stop());
beforeEach(async () => {
  account = await tools.applicant();
});
afterEach(() => server.clock.set(testBegin));

const database = () => server.services.database;
const rowOf = async (id: number) => {
  const [row] = await database().select().from(cardApplications).where(eq(cardApplications.id, id));
  return row;
};

describe('the person of an application', () => {
  test('has the submitted birth date, even before the staff has checked it', async () => {
    const profileOne = { profileId: await tools.profileId('CHILD'), validFrom: today, validTo: '2031-11-21' };
    const asked = { token: account.token, body: await tools.body(account, { profileOne }) };
    await refusal(server, createCardApplication, 'INVALID_CUSTOMER_PROFILE', asked);
    await tools.change(account.customerId, { changes: { birthDay: '2016-11-22' } });
    await call(server, createCardApplication, asked);
  });

  test('is checked at the ISIC register with the submitted name', async () => {
    const { isicNumber, firstName, lastName } = studentIsic;
    const profileOne = { profileId: await tools.profileId('STUDENT'), ...studentDays };
    const asked = { token: account.token, body: await tools.body(account, { profileOne }) };
    await tools.change(account.customerId, { birthDay: '2005-01-01', isicNumber });
    await refusal(server, createCardApplication, 'INVALID_ISIC_NUMBER', asked);
    await tools.change(account.customerId, { changes: { firstName, lastName } });
    await call(server, createCardApplication, asked);
  });

  test.each([
    ['number', { isicNumber: 'S2' }],
    ['first name', { firstName: 'Eva' }],
    ['last name', { lastName: 'Jiná' }],
  ])('has no confirmed ISIC number if the %s has changed since the register was asked', (_, change) => {
    const holder = { isicNumber: 'S1', firstName: 'Nora', lastName: 'Nová' };
    const person = { id: 1, link: 'REGISTERED', birthDay: null, hasPhoto: true, keepsPhoto: false } as const;
    const applicant = { ...person, ...holder, changes: null };
    expect(() => refuseIsic(applicant, 1, { holder, result: 'VALID' })).not.toThrow();
    const refuseChanged = () => refuseIsic({ ...applicant, ...change }, 1, { holder, result: 'VALID' });
    expect(refuseChanged).toThrow(expect.objectContaining({ errorName: 'INVALID_ISIC_NUMBER' }));
  });

  test('causes CUSTOMER_NOT_MANAGEABLE before other errors if the account may not act for them', async () => {
    await tools.file(account);
    await tools.change(account.customerId, { birthDay: '2016-01-01' });
    const asked = { token: account.token, body: await tools.body(account) };
    await tools.withSettings({ isAssignCardWithoutAgeRestrictionAllowed: false }, () =>
      refusal(server, createCardApplication, 'CUSTOMER_NOT_MANAGEABLE', asked),
    );
  });
});

test('a confirmation that a profile does not need is not stored', async () => {
  const profileOne = { profileId: await tools.profileId('ADULT'), ...adultDays, confirmationChecked: today };
  const { id } = await tools.file(account, { profileOne });
  const { profiles } = await call(server, cardApplication, { token: account.token, params: { id } });
  expect(profiles).toMatchObject([{ confirmationChecked: null }]);
});

test("the last day of a profile follows from the operator's rule for this profile", () =>
  tools.withSettings({ CUSTOMER_CARD_VALIDITY: 2, CUSTOMER_PROFILE_DEFAULT_VALID_TO_IN_YEARS: 3 }, async () => {
    const senior = await tools.applicant();
    await tools.change(senior.customerId, { birthDay: '1950-01-01' });
    const until = async (code: 'ADULT' | 'SENIOR', validTo: string) => ({
      profileOne: { profileId: await tools.profileId(code), validFrom: today, validTo },
    });
    await tools.file(account, await until('ADULT', '2028-11-20'));
    await tools.file(senior, await until('SENIOR', '2029-11-20'));
  }));

test('filing an application with a fee does not restore the items of the expired cart', async () => {
  await topUp(server, account, account.customerId);
  server.clock.advance(31 * 60_000);
  const again = { ...account, token: await logIn(server, account.username, account.password) };
  await tools.file(again);
  const cart = await call(server, shoppingCart, { token: again.token });
  expect(cart.items.map(({ type }) => type)).toEqual(['FEE']);
});

describe('the number of an application', () => {
  /** The halves of the next numbers, instead of random halves. */
  function nextHalves(...halves: number[]): void {
    const replaced = vi.spyOn(crypto, 'randomInt').mockImplementation(() => halves.shift() ?? 0);
    syncBuiltinESMExports();
    onTestFinished(() => {
      replaced.mockRestore();
      syncBuiltinESMExports();
    });
  }

  test('has ten digits; if it is taken, another number is used', async () => {
    const other = await tools.applicant();
    nextHalves(7, 42, 7, 42, 12_345, 67_890);
    expect((await tools.file(account)).applicationNumber).toBe('0000700042');
    expect((await tools.file(other)).applicationNumber).toBe('1234567890');
  });
});

test('the requested correction is shown only to the account that has filed the application', async () => {
  const { id } = await tools.file(account);
  const correction = { photo: true, attachments: [], note: 'Tmavá.', since: testBegin };
  await database().update(cardApplications).set({ correction, paid: true }).where(eq(cardApplications.id, id));
  const other = await freshAccount(server, 'newcomer');
  await database()
    .insert(accountLinks)
    .values({ accountId: other.accountId, customerId: account.customerId, type: 'MANAGED' });
  const readBy = ({ token }: Account) => call(server, cardApplication, { token, params: { id } });
  expect((await readBy(account)).correction).toMatchObject({ note: 'Tmavá.' });
  expect(await readBy(other)).toMatchObject({ correction: null, waitsFor: 'FILER' });
});

test('an application is paid from the beginning if it gets the fee of a rejected application', async () => {
  const rejected = await tools.file(account);
  await database()
    .update(cardApplications)
    .set({ paid: true, state: 'REJECTED' })
    .where(eq(cardApplications.id, rejected.id));
  // A fee counts only if the staff has rejected its application, so the event of the staff's rejection is added.
  const event = { applicationId: rejected.id, kind: 'REJECTED', at: server.clock.now() } as const;
  await database().insert(cardApplicationEvents).values(event);
  const { id } = await tools.file(account);
  expect(await rowOf(id)).toMatchObject({ paid: true, feeOfId: rejected.id });
  const events = await database()
    .select({ kind: cardApplicationEvents.kind })
    .from(cardApplicationEvents)
    .where(eq(cardApplicationEvents.applicationId, id))
    .orderBy(cardApplicationEvents.id);
  expect(events.map(({ kind }) => kind)).toEqual(['FILED', 'PAID']);
});

test.each([
  ['rejected by the staff before it was paid', { paid: false }, 'REJECTED'],
  ['paid, and rejected without an action of the staff', { paid: true }, 'WITHDRAWN'],
] as const)('a fee does not count for the next application if its application was %s', async (_, { paid }, kind) => {
  const earlier = await tools.file(account);
  await database().update(cardApplications).set({ paid, state: 'REJECTED' }).where(eq(cardApplications.id, earlier.id));
  const at = server.clock.now();
  await database().insert(cardApplicationEvents).values({ applicationId: earlier.id, kind, at });
  await database().delete(cartItems).where(eq(cartItems.accountId, account.accountId));
  const { id } = await tools.file(account);
  expect(await rowOf(id)).toMatchObject({ paid: false, feeOfId: null });
});

describe('an application with an unpaid fee', () => {
  const deleteOldRowsLater = async () => {
    server.clock.set('2026-12-24T09:00:00.000Z');
    await deleteOldRows(server.services);
  };

  test.each(['PENDING', 'PROCESSING', 'PAID'] as const)(
    'is not withdrawn while its fee is in an order that is %s',
    async (state) => {
      const { id } = await tools.file(account);
      const order = await call(server, createOrder, { token: account.token, body: { paymentType: 'BANK_CARD' } });
      await database().update(orders).set({ state }).where(eq(orders.id, order.id));
      await deleteOldRowsLater();
      expect((await rowOf(id))?.state).toBe('UNCHECKED_DATA');
    },
  );

  test('is withdrawn with a note in the language of the account that has filed it', async () => {
    await speak(server, account, 'pl');
    const { id } = await tools.file(account);
    await database()
      .delete(cartItems)
      .where(and(eq(cartItems.accountId, account.accountId), eq(cartItems.type, 'FEE')));
    await deleteOldRowsLater();
    expect(await rowOf(id)).toMatchObject({ state: 'REJECTED', note: 'Wniosek nie został opłacony na czas.' });
  });
});
