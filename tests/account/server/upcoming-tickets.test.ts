import { and, eq, inArray } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { addDays, addYears } from '#rules/dates.ts';
import {
  accountLinks,
  cardApplicationEvents,
  cardApplications,
  customerProfiles,
  customers,
  tariffProfiles,
  ticketCombinations,
  ticketFares,
} from '#server/platform/db/schema.ts';
import { forgetReferenceData } from '#server/reference-data/reference-data.ts';
import { applications } from '../../common/server/support/application.ts';
import { freshAccount } from '../../common/server/support/call.ts';
import { startServer } from '../../common/server/support/start-server.ts';
import type { TestServer } from '../../common/server/support/start-server.ts';
import { testBegin } from '../../common/server/support/test-clock.ts';
import { changesFor, changesOf, personOf } from '../../common/server/support/upcoming.ts';

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
const ticketOf = async (firstName: string) => (await changesFor(server, account, firstName))[0]?.ticket;

/** Copies the person's ticket to another ticket on the same card, with another tariff. */
async function putAnother(firstName: string, tariff: string, values: Partial<typeof ticketFares.$inferInsert>) {
  const { cardId } = await personOf(server, account.accountId, firstName);
  const [ticket] = await database().select().from(ticketFares).where(eq(ticketFares.cardId, cardId));
  if (ticket === undefined) throw new Error('expected a ticket');
  const { id: _, ...copied } = ticket;
  const tariffProfileId = await tariffId(tariff);
  await database()
    .insert(ticketFares)
    .values({ ...copied, tariffProfileId, orderItemId: null, ...values });
}
async function tariffId(code: string): Promise<number> {
  const [tariff] = await database().select().from(tariffProfiles).where(eq(tariffProfiles.code, code));
  return tariff?.id ?? 0;
}

/** Restores the operator's rows that a test has changed. */
const restorations: (() => Promise<unknown>)[] = [];
afterEach(async () => {
  for (const restore of restorations.splice(0)) await restore();
  forgetReferenceData(database());
});
async function changeCombinations(tariff: string, values: Partial<typeof ticketCombinations.$inferInsert>) {
  const ofTariff = eq(ticketCombinations.tariffProfileId, await tariffId(tariff));
  const before = await database().select().from(ticketCombinations).where(ofTariff);
  await database().update(ticketCombinations).set(values).where(ofTariff);
  restorations.push(async () => {
    for (const { id, eshopSale, validTo } of before)
      await database().update(ticketCombinations).set({ eshopSale, validTo }).where(eq(ticketCombinations.id, id));
  });
}
async function endStudentProfile(validTo: string) {
  const isProfile = eq(customerProfiles.code, 'STUDENT');
  const [before] = await database().select().from(customerProfiles).where(isProfile);
  await database().update(customerProfiles).set({ validTo }).where(isProfile);
  forgetReferenceData(database());
  restorations.push(() =>
    database()
      .update(customerProfiles)
      .set({ validTo: before?.validTo ?? null })
      .where(isProfile),
  );
}

describe('the ticket with which the prices before and after a change are compared (GRO-02)', () => {
  test('is the ticket that ends last and is not cancelled', async () => {
    await putAnother('Vojtěch', 'DAYS_90', { validFrom: day(-200), validTo: day(-111) });
    await putAnother('Vojtěch', 'DAYS_90', { validFrom: day(20), validTo: day(110), cancelled: true });
    expect(await ticketOf('Vojtěch')).toMatchObject({ basis: 'LAST_BOUGHT', displayName: '30denní' });
    await putAnother('Vojtěch', 'DAYS_90', { validFrom: day(20), validTo: day(110) });
    expect(await ticketOf('Vojtěch')).toMatchObject({ basis: 'LAST_BOUGHT', displayName: '90denní' });
  });

  test('has no price if it is for several zones, because the shop does not sell such tickets', async () => {
    const { cardId } = await personOf(server, account.accountId, 'Vojtěch');
    const [ticket] = await database().select().from(ticketFares).where(eq(ticketFares.cardId, cardId));
    const [zoneId = 0] = ticket?.zoneIds ?? [];
    await database()
      .update(ticketFares)
      .set({ zoneIds: [zoneId, zoneId + 1] })
      .where(eq(ticketFares.cardId, cardId));
    expect(await ticketOf('Vojtěch')).toBeNull();
  });

  test.each([
    ['ends before the change', { validTo: day(30) }],
    ['is sold at the counter only', { eshopSale: false }],
  ])('is a ticket for a month if the last ticket %s', async (_how, values) => {
    expect(await ticketOf('Irena')).toMatchObject({ basis: 'LAST_BOUGHT', displayName: '90denní' });
    await changeCombinations('DAYS_90', values);
    expect(await ticketOf('Irena')).toMatchObject({ basis: 'MONTHLY', displayName: '30denní' });
  });
});

describe('the next profiles (GRO-02)', () => {
  const namesOf = async () =>
    ((await changesFor(server, account, 'Vojtěch'))[0]?.next ?? []).map(({ profile }) => profile.displayName);

  test('do not contain a profile that is not offered any more', async () => {
    expect(await namesOf()).toContain('Student s ISIC');
    await endStudentProfile(day(-1));
    expect(await namesOf()).not.toContain('Student s ISIC');
  });
});

test('the next chip card costs no fee if the person has paid for a rejected application (GRO-03)', async () => {
  const { customerId } = await personOf(server, account.accountId, 'Vojtěch');
  const created = new Date(testBegin);
  const [application] = await database()
    .insert(cardApplications)
    .values({
      applicationNumber: `6${String(customerId).padStart(9, '0')}`,
      accountId: account.accountId,
      customerId,
      carrierType: 'HAULIER_CARD',
      state: 'REJECTED',
      paid: true,
      created,
    })
    .returning();
  const feeOf = async () => (await changesFor(server, account, 'Vojtěch'))[0]?.step.fee;
  expect(await feeOf()).toBe(13_000);
  const rejected = { applicationId: application?.id ?? 0, kind: 'REJECTED', at: created } as const;
  await database().insert(cardApplicationEvents).values(rejected);
  expect(await feeOf()).toBe(0);
});

describe('the people for whom something changes (GRO-01)', () => {
  test('are in the order of the account: the own customer, then the assigned and the managed people', async () => {
    expect([...(await changesOf(server, account)).keys()]).toEqual(['Irena', 'Vojtěch', 'Tereza', 'Ondřej']);
    const { customerId } = await personOf(server, account.accountId, 'Vojtěch');
    const link = and(eq(accountLinks.accountId, account.accountId), inArray(accountLinks.customerId, [customerId]));
    await database().update(accountLinks).set({ type: 'MANAGED' }).where(link);
    expect([...(await changesOf(server, account)).keys()]).toEqual(['Irena', 'Tereza', 'Vojtěch', 'Ondřej']);
  });

  test('have the submitted birth date, even before the staff has checked it', async () => {
    const { customerId } = await personOf(server, account.accountId, 'Vojtěch');
    const changes = { birthDay: addYears(day(30), -15) };
    await database().update(customers).set({ changes }).where(eq(customers.id, customerId));
    await applications(server).withSettings({ isAssignCardWithoutAgeRestrictionAllowed: false }, async () =>
      expect((await changesOf(server, account)).get('Vojtěch')?.ownAccountFrom).toBe(day(30)),
    );
  });
});
