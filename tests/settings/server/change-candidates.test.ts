import { eq } from 'drizzle-orm';
import * as fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { customerAccountNotifications } from '#contract/endpoints/customer-account-notifications.ts';
import { addDays } from '#rules/dates.ts';
import { readCandidates } from '#server/accounts/reminders/candidates.ts';
import {
  cardApplicationProfiles,
  cardApplications,
  cardProfiles,
  customerAccounts,
  customerCards,
} from '#server/platform/db/schema.ts';
import type { ProfileCode } from '#server/reference-data/seeds/customer-profiles.ts';
import { applications } from '../../common/server/support/application.ts';
import { call, freshAccount } from '../../common/server/support/call.ts';
import { startServer } from '../../common/server/support/start-server.ts';
import type { TestServer } from '../../common/server/support/start-server.ts';
import { testBegin } from '../../common/server/support/test-clock.ts';
import { changesOf } from '../../common/server/support/upcoming.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startServer({ workers: false });
});
afterAll(() => server.stop());

const today = testBegin.slice(0, 10);
const day = (days: number): string => addDays(today, days);

// Only a few different days, so that periods often begin on the last day of another period, or on the next day.
const days = fc.constantFrom(-1, 0, 1, 40, 41, 42, 92, 93);
const spans = fc.tuple(days, days, fc.boolean()).map(([one, other, open]) => ({
  validFrom: day(Math.min(one, other)),
  validTo: day(Math.max(one, other)),
  isOpen: open,
}));
const codes = fc.constantFrom<ProfileCode>('ADULT', 'CHILD', 'PUPIL', 'STUDENT', 'SENIOR', 'ZTP');
const held = fc.record({ code: codes, span: spans });
const cards = fc.record({
  state: fc.constantFrom('ACTIVE', 'ACTIVE', 'IN_PROGRESS', 'NOT_ISSUED', 'BLOCKED', 'EXPIRED'),
  isDeleted: fc.integer({ min: 0, max: 5 }).map((number) => number === 0),
  span: spans,
  profiles: fc.array(held, { maxLength: 2 }),
});
const people = fc.record({
  cards: fc.array(cards, { minLength: 1, maxLength: 3 }),
  application: fc.option(
    fc.record({
      state: fc.constantFrom('UNCHECKED_DATA', 'WAITING_TO_BE_PRINTED', 'REJECTED', 'PROCESSED'),
      profile: held,
    }),
  ),
});
type GivenPerson = typeof people extends fc.Arbitrary<infer Given> ? Given : never;

let numbers = 0;

/** Replaces the person's cards and applications by the given cards and applications. */
async function put({ customerId, accountId }: { customerId: number; accountId: number }, given: GivenPerson) {
  const { database } = server.services;
  await database.delete(cardApplications).where(eq(cardApplications.customerId, customerId));
  await database.update(customerCards).set({ state: 'EXPIRED' }).where(eq(customerCards.customerId, customerId));
  const rowOf = async ({ code, span }: GivenPerson['cards'][number]['profiles'][number], position: 1 | 2) => ({
    position,
    customerProfileId: await applications(server).profileId(code),
    validFrom: span.validFrom,
    validTo: span.isOpen ? null : span.validTo,
  });
  for (const { state, isDeleted, span, profiles } of given.cards) {
    numbers += 1;
    const [card] = await database
      .insert(customerCards)
      .values({
        customerId,
        state,
        cardNumber: `77${String(numbers)}`,
        customerCardType: 'PERSONAL',
        carrierType: 'HAULIER_CARD',
        validFrom: span.validFrom,
        validTo: span.validTo,
        main: false,
        created: new Date(testBegin),
        deleted: isDeleted ? new Date(testBegin) : null,
      })
      .returning();
    for (const [index, profile] of profiles.entries())
      await database
        .insert(cardProfiles)
        .values({ cardId: card?.id ?? 0, ...(await rowOf(profile, index === 0 ? 1 : 2)) });
  }
  if (given.application === null) return;
  const [application] = await database
    .insert(cardApplications)
    .values({
      applicationNumber: `77${String(numbers)}`,
      accountId,
      customerId,
      carrierType: 'HAULIER_CARD',
      state: given.application.state,
      created: new Date(testBegin),
    })
    .returning();
  await database
    .insert(cardApplicationProfiles)
    .values({ applicationId: application?.id ?? 0, ...(await rowOf(given.application.profile, 1)) });
}

test('the worker finds exactly the end dates that the page shows, for any cards and applications (GRO-05)', async () => {
  const account = await freshAccount(server, 'no-ticket');
  const { database } = server.services;
  await call(server, customerAccountNotifications, {
    token: account.token,
    query: { customerAccountId: account.accountId },
  });
  const seen = { changes: 0, nothing: 0 };
  await fc.assert(
    fc.asyncProperty(people, async (given) => {
      await put(account, given);
      const [person] = [...(await changesOf(server, account)).values()];
      const told = (person?.changes ?? []).filter(({ isDue, lastDay }) => isDue && lastDay > today);
      const which = () => eq(customerAccounts.id, account.accountId);
      const found = await readCandidates(database, 'UPCOMING_CHANGE', { today, horizon: day(92), which }, 10);
      const within = found.filter(({ ends }) => ends <= day(92));
      expect(within.map(({ ends }) => ends)).toEqual(told.map(({ lastDay }) => lastDay));
      seen[told.length > 0 ? 'changes' : 'nothing'] += 1;
    }),
    { numRuns: 200 },
  );
  expect(seen.changes).toBeGreaterThan(10);
  expect(seen.nothing).toBeGreaterThan(10);
});
