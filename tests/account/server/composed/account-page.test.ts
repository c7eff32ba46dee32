import { eq } from 'drizzle-orm';
import * as fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { composeAccountPage } from '#api/composed/account-page.ts';
import type { Composing } from '#api/composed/composing.ts';
import { accountPage } from '#contract/endpoints/account-page.ts';
import type { AccountPage } from '#contract/entities/account-page.ts';
import { cardApplicationStates, cardStates } from '#contract/enumerations.ts';
import { isWholeSuite } from '#formal/whole-suite.ts';
import { accountLinks, cardApplications, customerCards, customers } from '#server/platform/db/schema.ts';
import { demoAccounts, type DemoKey } from '#server/sandbox/seeds/demo-accounts.ts';
import { realCall } from '#tests/card-application/server/application-saving/real-call.ts';
import { freshAccount } from '#tests/common/server/support/call.ts';
import { startServer } from '#tests/common/server/support/start-server.ts';
import type { TestServer } from '#tests/common/server/support/start-server.ts';
import { composingAs } from './composing-as.ts';

type Account = Awaited<ReturnType<typeof freshAccount>>;

let server: TestServer;
beforeAll(async () => {
  server = await startServer({ workers: false });
});
afterAll(() => server.stop());

const settingChange = (isAssignCardWithoutAgeRestrictionAllowed: boolean | null) =>
  server.services.settings.change(server.services.database, { isAssignCardWithoutAgeRestrictionAllowed });

/** The page without the parts that no specified call tells. */
function told(page: AccountPage): AccountPage {
  const { standing, people } = page;
  return {
    ...page,
    standing: standing && {
      ...standing,
      reason: standing.manageable ? null : 'UNKNOWN',
      openApplication: standing.openApplication && {
        ...standing.openApplication,
        waitsFor: null,
        progress: [],
        branchOffice: null,
      },
      connected: true,
    },
    begunApplications: [],
    begunForNewPerson: [],
    mailFails: false,
    people: {
      ...people,
      items: people.items.map((person) => ({ ...person, coverage: null, openApplication: null })),
    },
  };
}

const waitOf = ({ standing }: AccountPage) => standing?.openApplication?.waitsFor;

/** Composes the page, and expects the same as in the one answer of the extension. */
async function expectSame(composing: Composing, { token }: Account, customerId?: number): Promise<AccountPage> {
  const query = customerId === undefined ? {} : { customerId };
  const [composed, whole] = await Promise.all([
    composeAccountPage(composing, { query }),
    realCall(server.url, token)(accountPage, { query }),
  ]);
  expect(told(composed)).toEqual(told(whole));
  // Only an unpaid order with the fee is told; the composed page claims nothing else.
  if (waitOf(composed) !== null && waitOf(composed) !== undefined) expect(waitOf(composed)).toBe(waitOf(whole));
  return whole;
}

async function expectSamePages(account: Account): Promise<void> {
  const composing = composingAs(server, account);
  const { people } = await expectSame(composing, account);
  for (const { customerId } of people.items) await expectSame(composing, account, customerId);
}

const cannotLogIn: ReadonlySet<DemoKey> = new Set(['operator', 'unverified']);

describe('the account page from specified calls tells the same as the one answer of the extension', () => {
  test.each(demoAccounts.map(({ key }) => key).filter((key) => !cannotLogIn.has(key)))(
    'for the demo account %s',
    async (key) => expectSamePages(await freshAccount(server, key)),
  );

  test('for the demo accounts that have no people, or only managed ones', async () => {
    const composing = composingAs(server, await freshAccount(server, 'newcomer'));
    expect(await composeAccountPage(composing, {})).toMatchObject({ customer: null, onlyManaged: false });
    const managing = composingAs(server, await freshAccount(server, 'only-managed'));
    expect(await composeAccountPage(managing, {})).toMatchObject({ customer: null, onlyManaged: true });
  });

  test('for a customer whose last ticket and last top-up can be bought again', async () => {
    const account = await freshAccount(server, 'adult');
    const { repeatPurchase } = await expectSame(composingAs(server, account), account);
    expect(repeatPurchase).toMatchObject({ ticketFare: { start: '2026-12-26' }, topUp: { price: 60_000 } });
  });

  test('for a customer who is not linked to the account', async () => {
    const stranger = await freshAccount(server, 'adult');
    const account = await freshAccount(server, 'parent');
    await expectSame(composingAs(server, account), account, stranger.customerId);
  });

  test('for an order with a fee that is not paid', async () => {
    const account = await freshAccount(server, 'parent');
    const pages = await expectSame(composingAs(server, account), account);
    expect(pages.people.totalCount).toBeGreaterThan(2);
  });
});

const day = fc.date({ min: new Date('1930-01-01'), max: new Date('2026-11-20'), noInvalidDate: true });
const person = fc.record({
  type: fc.constantFrom('ASSIGNED' as const, 'MANAGED' as const),
  cancelable: fc.boolean(),
  birthDay: day.map((date) => date.toISOString().slice(0, 10)),
  cardState: fc.constantFrom(...cardStates),
  main: fc.boolean(),
  application: fc.constantFrom(null, ...cardApplicationStates),
});
const families = fc.record({ asks: fc.boolean(), people: fc.array(person, { minLength: 5, maxLength: 5 }) });
type Family = ReturnType<typeof families.generate> extends { value: infer Value } ? Value : never;

let applications = 0;

/** Changes the people of a family account: their links, ages, cards and applications. */
async function change(account: Account, { people }: Family): Promise<void> {
  const { database } = server.services;
  const { accountId } = account;
  const links = await database.select().from(accountLinks).where(eq(accountLinks.accountId, accountId));
  for (const [index, link] of links.entries()) {
    const given = people[index];
    if (given === undefined) continue;
    const { customerId } = link;
    const { type, cancelable, birthDay, cardState: state, main, application } = given;
    const linked = link.type === 'REGISTERED' ? link.type : type;
    await database.update(accountLinks).set({ type: linked, cancelable }).where(eq(accountLinks.id, link.id));
    await database.update(customers).set({ birthDay }).where(eq(customers.id, customerId));
    await database.update(customerCards).set({ state, main }).where(eq(customerCards.customerId, customerId));
    await database.delete(cardApplications).where(eq(cardApplications.customerId, customerId));
    if (application === null) continue;
    applications += 1;
    await database.insert(cardApplications).values({
      applicationNumber: `generated-${String(applications)}`,
      accountId,
      customerId,
      carrierType: 'HAULIER_CARD',
      state: application,
      created: server.clock.now(),
    });
  }
}

// In the whole suite, the families take about nine minutes.
test('for generated families', { timeout: isWholeSuite ? 1_800_000 : 120_000 }, async () => {
  const account = await freshAccount(server, 'family');
  await fc.assert(
    fc.asyncProperty(families, async (family) => {
      await settingChange(!family.asks);
      await change(account, family);
      await expectSamePages(account);
    }),
    { numRuns: isWholeSuite ? 2000 : 20 },
  );
  await settingChange(null);
});
