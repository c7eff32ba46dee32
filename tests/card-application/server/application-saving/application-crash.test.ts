import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import type { OpenDatabase } from '#server/platform/db/opened-database.ts';
import { createSeededPostgres } from '#tests/common/server/support/seeded-postgres.ts';
import type { PostgresDatabase } from '#tests/common/server/support/seeded-postgres.ts';
import type { Place } from '#tests/purchase/server/money/crash/crash-injector.ts';
import { startCrashingServer } from '#tests/purchase/server/money/crash/crashing-server.ts';
import type { CrashingServer } from '#tests/purchase/server/money/crash/crashing-server.ts';
import { applicationsOf, readRecords } from './application-records.ts';
import { ApplyingCustomer } from './applying-customer.ts';
import type { Reaction } from './applying-customer.ts';
import { cases, proof } from './fill-in.ts';
import type { Case } from './fill-in.ts';

/**
 * With LINKA_CRASH_EVERY=n, the server crashes at every n-th place (`npm run soak`: at each place); without it, at
 * selected places.
 */
const every = Number(process.env['LINKA_CRASH_EVERY'] ?? 0);

vi.setConfig({ testTimeout: every === 0 ? 180_000 : 3_600_000, hookTimeout: 180_000 });

/** The origin of the page in the simulated browser. */
const origin = 'https://shop.example';

let postgres: PostgresDatabase;
let opened: OpenDatabase;
let server: CrashingServer;
beforeAll(async () => {
  postgres = await createSeededPostgres();
  opened = await postgres.open();
  server = await startCrashingServer({ DATABASE_URL: postgres.url, PUBLIC_URL: origin });
  // For the redirect of the browser to the gateway that registers a bank card.
  const location = { origin, assign: () => {} };
  vi.stubGlobal('window', { location, addEventListener: () => {}, removeEventListener: () => {} });
  vi.stubGlobal('document', { documentElement: { dataset: {} } });
});
afterAll(async () => {
  await server.stop();
  await opened.close();
  await postgres.drop();
  vi.unstubAllGlobals();
});

/**
 * A person applies while the server crashes at a place; afterwards every record must exist exactly one time. Returns
 * whether the server crashed.
 */
async function applyWithCrash(given: Case, crashAt: Place, reaction: Reaction): Promise<boolean> {
  const before = server.crashes();
  const customer = await ApplyingCustomer.come(server, given);
  const { accountId, lastName } = customer;
  const earlier = await applicationsOf(opened.database, accountId);
  const read = () => readRecords(opened.database, { accountId, lastName, earlier });
  await customer.apply(crashAt, reaction, async () => (await read()).ids[0]);
  const { ids, ...records } = await read();
  expect(ids).toHaveLength(1);
  expect(records, JSON.stringify({ crashAt, reaction })).toEqual({
    people: given.people,
    linked: 1,
    fees: given.fees,
    files: given.files === 0 ? [] : [[proof.name, proof.content.toString()]],
    drafts: 0,
    registrations: given.application.carrierType === 'BANK_CARD' ? 1 : 0,
  });
  return server.crashes() > before;
}

/**
 * The number of each commit while an application is saved. Before the person and the application are written, an attempt
 * is counted in a commit of its own; the calls after them have one commit each.
 */
const commits = { personCounted: 1, person: 2, applicationCounted: 3, application: 4, next: 5 } as const;

/**
 * The selected places: after a commit that writes data, so that its answer is lost; after an attempt was counted; and in
 * the middle of a transaction.
 */
const selected: Readonly<Record<keyof typeof cases, Readonly<Record<Reaction, readonly Place[]>>>> = {
  'a newcomer, a virtual card and a file': {
    'try again': [{ at: 'after commit', time: commits.person }],
    'open the shop anew': [{ at: 'after commit', time: commits.application }],
  },
  'a new child with a new custodian, a chip card with a fee and a file': {
    'try again': [{ at: 'after commit', time: commits.application }],
    'open the shop anew': [{ at: 'after commit', time: commits.person }],
  },
  'an adult, a new bank card': {
    'try again': [
      { at: 'after commit', time: commits.personCounted },
      { at: 'after commit', time: commits.next },
    ],
    'open the shop anew': [
      { at: 'before commit', time: commits.application },
      { at: 'after commit', time: commits.applicationCounted },
    ],
  },
};

describe.each(Object.keys(cases) as (keyof typeof cases)[])('%s, while the server is killed (SIGKILL)', (name) => {
  it.each(['try again', 'open the shop anew'] as const)(
    'people who %s have one application, and each of its records exactly one time',
    async (reaction) => {
      let crashes = 0;
      if (every === 0) {
        for (const place of selected[name][reaction])
          crashes += Number(await applyWithCrash(cases[name], place, reaction));
        expect(crashes).toBe(selected[name][reaction].length);
        return;
      }
      let place = 1;
      while (await applyWithCrash(cases[name], place, reaction)) place += every;
      expect(place).toBeGreaterThan(10);
    },
  );
});
