import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { upcomingChanges } from '#contract/endpoints/upcoming-changes.ts';
import { addDays, addYears } from '#rules/dates.ts';
import {
  accountLinks,
  cardApplicationProfiles,
  cardApplications,
  cardProfiles,
  customerCards,
  customers,
  ticketFares,
} from '#server/platform/db/schema.ts';
import type { ProfileCode } from '#server/reference-data/seeds/customer-profiles.ts';
import { applications, noCards } from '../../common/server/support/application.ts';
import { call, freshAccount, send } from '../../common/server/support/call.ts';
import { holdCaches } from '../../common/server/support/hold-caches.ts';
import { startServer } from '../../common/server/support/start-server.ts';
import type { TestServer } from '../../common/server/support/start-server.ts';
import { testBegin } from '../../common/server/support/test-clock.ts';
import { changesFor, changesOf, endProfile, personOf } from '../../common/server/support/upcoming.ts';

let server: TestServer;
let account: Awaited<ReturnType<typeof freshAccount>>;
beforeAll(async () => {
  server = await startServer({ workers: false });
});
beforeEach(async () => {
  account = await freshAccount(server, 'growing-up');
});
afterAll(() => server.stop());

const today = testBegin.slice(0, 10);
const day = (days: number): string => addDays(today, days);
const database = () => server.services.database;
const profileId = (code: ProfileCode) => applications(server).profileId(code);
const withSettings = (values: Record<string, unknown>, work: () => Promise<unknown>) =>
  applications(server).withSettings(values, work);

/** Inserts an application of the person for one profile, with the rows of a filed application. */
async function fileFor(firstName: string, code: 'ADULT' | 'CHILD', validFrom: string, validTo: string | null) {
  const { customerId } = await personOf(server, account.accountId, firstName);
  const [application] = await database()
    .insert(cardApplications)
    .values({
      applicationNumber: `5${String(customerId).padStart(9, '0')}`,
      accountId: account.accountId,
      customerId,
      carrierType: 'HAULIER_CARD',
      state: 'UNCHECKED_DATA',
      created: new Date(testBegin),
    })
    .returning();
  const applicationId = application?.id ?? 0;
  await database()
    .insert(cardApplicationProfiles)
    .values({ applicationId, position: 1, customerProfileId: await profileId(code), validFrom, validTo });
  return applicationId;
}

describe('the upcoming changes for the people of an account (GRO-01)', () => {
  test('contain the nearest end for each person, with its reason and the day from which it is shown', async () => {
    const listed = [...(await changesOf(server, account))].map(([name, { changes }]) => [
      name,
      ...changes.map(({ kind, lastDay, firstDayAfter, dueFrom, isDue }) => [
        kind,
        lastDay,
        firstDayAfter,
        dueFrom,
        isDue,
      ]),
    ]);
    expect(listed).toEqual([
      ['Irena', ['CARD', day(40), day(41), day(-52), true]],
      ['Vojtěch', ['AGE', day(60), day(61), day(-32), true]],
      ['Tereza', ['SCHOOL_YEAR', '2027-08-31', '2027-09-01', '2027-05-31', false]],
      ['Ondřej', ['ISIC', day(45), day(46), day(-47), true]],
    ]);
  });

  test.each([
    [92, true],
    [93, false],
  ])('are due %i days before the end: %s', async (days, isDue) => {
    const { cardId } = await personOf(server, account.accountId, 'Vojtěch');
    await endProfile(server, cardId, day(days));
    expect(await changesFor(server, account, 'Vojtěch')).toMatchObject([{ lastDay: day(days), isDue }]);
  });

  test('are shown for twelve months before the end, and on the last day as well', async () => {
    const { cardId } = await personOf(server, account.accountId, 'Vojtěch');
    for (const [end, count] of [
      [today, 1],
      [day(-1), 0],
      [addDays(addYears(today, 1), -1), 1],
      [addYears(today, 1), 0],
    ] as const) {
      await endProfile(server, cardId, end);
      expect(await changesFor(server, account, 'Vojtěch'), end).toHaveLength(count);
    }
  });

  test('are empty if the card has the next profile already; if that profile starts later, the gap is shown', async () => {
    const { cardId } = await personOf(server, account.accountId, 'Vojtěch');
    const next = { cardId, position: 2, customerProfileId: await profileId('ADULT'), validTo: null } as const;
    await database()
      .insert(cardProfiles)
      .values({ ...next, validFrom: day(61) });
    expect(await changesFor(server, account, 'Vojtěch')).toEqual([]);
    await database()
      .update(cardProfiles)
      .set({ validFrom: day(62) })
      .where(eq(cardProfiles.position, 2));
    expect(await changesFor(server, account, 'Vojtěch')).toHaveLength(1);
  });

  test.each([
    ['IN_PROGRESS', null, 0],
    ['NOT_ISSUED', null, 0],
    ['ACTIVE', null, 0],
    ['BLOCKED', null, 1],
    ['ACTIVE', new Date(testBegin), 1],
  ] as const)(
    'consider another card that is valid longer, unless it is blocked or deleted: %s, deleted %s',
    async (state, deleted, count) => {
      const { cardId } = await personOf(server, account.accountId, 'Irena');
      const [old] = await database().select().from(customerCards).where(eq(customerCards.id, cardId));
      if (old === undefined) throw new Error('expected the card');
      const { id: _, ...copied } = old;
      const [added] = await database()
        .insert(customerCards)
        .values({
          ...copied,
          state,
          deleted,
          main: false,
          chipNumber: null,
          cardNumber: `8${String(cardId)}`,
          validFrom: day(30),
          validTo: day(1200),
        })
        .returning();
      const values = { cardId: added?.id ?? 0, position: 1, customerProfileId: await profileId('ADULT') } as const;
      await database()
        .insert(cardProfiles)
        .values({ ...values, validFrom: day(30), validTo: day(1200) });
      expect(await changesFor(server, account, 'Irena')).toHaveLength(count);
    },
  );

  test('ignore a deleted card', async () => {
    const { cardId } = await personOf(server, account.accountId, 'Ondřej');
    await database()
      .update(customerCards)
      .set({ deleted: new Date(testBegin) })
      .where(eq(customerCards.id, cardId));
    expect(await changesFor(server, account, 'Ondřej')).toEqual([]);
  });

  test('are not shown to another account, nor after the link has ended', async () => {
    const other = await freshAccount(server, 'newcomer');
    expect((await changesOf(server, other)).size).toBe(0);
    const { customerId } = await personOf(server, account.accountId, 'Ondřej');
    await database().insert(accountLinks).values({ accountId: other.accountId, customerId, type: 'MANAGED' });
    expect([...(await changesOf(server, other)).keys()]).toEqual(['Ondřej']);
    await database().delete(accountLinks).where(eq(accountLinks.accountId, other.accountId));
    expect((await changesOf(server, other)).size).toBe(0);
    expect((await send(server, upcomingChanges)).status).toBe(401);
  });
});

describe('the next profiles with their prices and documents (GRO-02)', () => {
  test('begin with the cheapest profile for a child who turns 15; each profile has its needed documents', async () => {
    const [change] = await changesFor(server, account, 'Vojtěch');
    expect(change?.ticket).toEqual({
      basis: 'LAST_BOUGHT',
      displayName: '30denní',
      zone: '100 Lipany-město',
      price: 27_500,
    });
    const listed = change?.next.map(({ profile, from, papers, isic, price }) => [
      profile.displayName,
      from,
      papers.join(),
      isic,
      price,
    ]);
    // The last column has the prices of next year's price list, because the change is after the new year.
    expect(listed).toEqual([
      ['Student s ISIC', day(61), '', true, 22_880],
      ['Žák do 19 let', day(61), 'Potvrzení o studiu', false, 28_600],
      ['Dospělý', day(61), '', false, 57_200],
      ['Držitel průkazu ZTP', day(61), 'Kopie průkazu ZTP', false, null],
    ]);
    // The new card keeps the present profile until the birthday.
    expect(change?.next.map(({ keeps }) => keeps)).toEqual(Array(4).fill(await profileId('CHILD')));
  });

  test('begin with the same profile for a student with an ISIC; both prices are ISIC prices', async () => {
    const [change] = await changesFor(server, account, 'Ondřej');
    expect(change?.ticket?.price).toBe(22_000);
    expect(change?.next[0]).toMatchObject({
      isSame: true,
      isic: true,
      papers: [],
      price: 22_880,
      from: today,
      keeps: null,
    });
  });

  test('begin with the same profile from September on for a pupil, who needs the confirmation of study', async () => {
    const [change] = await changesFor(server, account, 'Tereza');
    expect(change?.next[0]).toMatchObject({
      isSame: true,
      from: '2027-09-01',
      papers: ['Potvrzení o studiu'],
      keeps: null,
    });
    expect(change?.step).toMatchObject({ name: 'LATER', possibleFrom: '2027-05-31' });
  });

  test('have the price of a ticket for a month in the first zone if the person has bought no ticket', async () => {
    const { cardId } = await personOf(server, account.accountId, 'Irena');
    await database().delete(ticketFares).where(eq(ticketFares.cardId, cardId));
    const [change] = await changesFor(server, account, 'Irena');
    expect(change?.ticket).toMatchObject({
      basis: 'MONTHLY',
      displayName: '30denní',
      zone: '100 Lipany-město',
      price: 55_000,
    });
    expect(change?.next[0]).toMatchObject({ isSame: true, from: today, price: 57_200 });
  });

  test('have no price if no tickets are sold', async () => {
    await withSettings({ ticketFareAllowed: false }, async () => {
      const [change] = await changesFor(server, account, 'Irena');
      expect(change?.ticket).toBeNull();
      expect(change?.next[0]?.price).toBeNull();
    });
  });

  test('do not contain a profile that needs something the operator does not accept', async () => {
    await withSettings({ cardApplicationAttachmentAllowed: false, isIsicAllowed: false }, async () => {
      const [change] = await changesFor(server, account, 'Vojtěch');
      expect(change?.next.map(({ profile }) => profile.displayName)).toEqual(['Dospělý']);
    });
  });
});

describe('the next step (GRO-03)', () => {
  const stepOf = async (firstName: string) => (await changesFor(server, account, firstName))[0]?.step;

  test('is an application for a card of the same kind, with its fee', async () => {
    expect(await stepOf('Vojtěch')).toMatchObject({ name: 'APPLY', carrierType: 'HAULIER_CARD', fee: 13_000 });
    const { cardId } = await personOf(server, account.accountId, 'Irena');
    await database().update(customerCards).set({ customerCardType: 'VIRTUAL' }).where(eq(customerCards.id, cardId));
    expect(await stepOf('Irena')).toMatchObject({ name: 'APPLY', carrierType: 'VIRTUAL_CARD', fee: 0 });
    await withSettings({ virtualCardAsCarrierAllowed: false }, async () =>
      expect(await stepOf('Irena')).toMatchObject({ carrierType: 'HAULIER_CARD' }),
    );
  });

  test('is the page of the filed application; no change is shown if an application covers the days after the end', async () => {
    const id = await fileFor('Vojtěch', 'CHILD', today, day(60));
    expect(await stepOf('Vojtěch')).toMatchObject({ name: 'APPLICATION', applicationId: id });
    await database().update(cardApplications).set({ state: 'REJECTED' }).where(eq(cardApplications.id, id));
    expect(await stepOf('Vojtěch')).toMatchObject({ name: 'APPLY' });
    await fileAgain(id);
    expect(await changesFor(server, account, 'Vojtěch')).toEqual([]);
  });

  const fileAgain = async (id: number) => {
    await database().update(cardApplications).set({ state: 'UNCHECKED_DATA' }).where(eq(cardApplications.id, id));
    const adult = { customerProfileId: await profileId('ADULT'), validFrom: day(61), validTo: null };
    await database().update(cardApplicationProfiles).set(adult).where(eq(cardApplicationProfiles.applicationId, id));
  };

  test('has no link if the operator issues no cards in the shop', async () => {
    await withSettings(noCards, async () =>
      expect(await stepOf('Vojtěch')).toMatchObject({ name: 'NONE', obstacle: 'NO_CARD_OFFERED', carrierType: null }),
    );
  });

  test('names the day from which an assigned child is too old for the account; from that day there is no link', async () => {
    await withSettings({ isAssignCardWithoutAgeRestrictionAllowed: false }, async () => {
      const people = await changesOf(server, account);
      expect(people.get('Vojtěch')?.ownAccountFrom).toBe(day(61));
      expect(people.get('Tereza')?.ownAccountFrom).toBeNull();
      const { customerId } = await personOf(server, account.accountId, 'Vojtěch');
      await database()
        .update(customers)
        .set({ birthDay: addYears(today, -15) })
        .where(eq(customers.id, customerId));
      expect(await stepOf('Vojtěch')).toMatchObject({ name: 'NONE', obstacle: 'NOT_MANAGEABLE' });
      expect((await changesOf(server, account)).get('Vojtěch')?.ownAccountFrom).toBeNull();
    });
    expect((await changesOf(server, account)).get('Vojtěch')?.ownAccountFrom).toBeNull();
  });
});

test('reading the changes takes as many queries for many people as for one (GRO-01)', async () => {
  const select = vi.spyOn(database(), 'select');
  const distinct = vi.spyOn(database(), 'selectDistinctOn');
  const countFor = async (token: string) => {
    await call(server, upcomingChanges, { token });
    select.mockClear();
    distinct.mockClear();
    await call(server, upcomingChanges, { token });
    return select.mock.calls.length + distinct.mock.calls.length;
  };
  const one = await freshAccount(server, 'expiring');
  expect((await changesOf(server, account)).size).toBe(4);
  expect((await changesOf(server, one)).size).toBe(1);
  const caches = holdCaches();
  const [many, single] = [await countFor(account.token), await countFor(one.token)];
  caches.mockRestore();
  expect(many).toBe(single);
  expect(many).toBeLessThan(15);
});
