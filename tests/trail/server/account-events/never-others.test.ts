import { and, eq } from 'drizzle-orm';
import * as fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { cancelAccountLink } from '#contract/endpoints/account-link-cancelling.ts';
import { updateCustomer } from '#contract/endpoints/customer-writes.ts';
import { accountEvents } from '#contract/endpoints/trail.ts';
import { recordForCustomer } from '#server/accounts/events/record-event.ts';
import { accountLinks, customers } from '#server/platform/db/schema.ts';
import { call, freshAccount, send } from '#tests/common/server/support/call.ts';
import { link } from '#tests/common/server/support/guardians.ts';
import { startServer } from '#tests/common/server/support/start-server.ts';
import type { TestServer } from '#tests/common/server/support/start-server.ts';
import type { Account } from './action.ts';

let server: TestServer;
let accounts: readonly Account[];
beforeAll(async () => {
  server = await startServer({ workers: false });
  accounts = await Promise.all([0, 1, 2].map(() => freshAccount(server, 'newcomer')));
});
afterAll(() => server.stop());

/** One step: an account gets or loses a person, changes an address, or the operator does something with the person. */
const Step = fc.record({
  action: fc.constantFrom('link', 'unlink', 'change', 'change', 'operate'),
  account: fc.nat(2),
  person: fc.nat(1),
});
type Step = typeof Step extends fc.Arbitrary<infer Value> ? Value : never;

let streets = 0;

/** Two new people, whom no account has. */
async function newPeople(): Promise<{ readonly id: number; readonly name: string }[]> {
  const people = [];
  for (const firstName of ['Alice', 'Beáta']) {
    const lastName = `Nikdy ${crypto.randomUUID().slice(0, 8)}`;
    const values = {
      firstName,
      lastName,
      birthDay: '2018-01-01',
      street: 'Stará',
      personalDataVerifiedDate: server.clock.now(),
    };
    const [row] = await server.services.database.insert(customers).values(values).returning();
    people.push({ id: row?.id ?? 0, name: `${firstName} ${lastName}` });
  }
  return people;
}

const changedBody = async (id: number) => {
  const [row] = await server.services.database.select().from(customers).where(eq(customers.id, id));
  if (row === undefined) throw new Error('the person exists');
  const { firstName, lastName, birthDay } = row;
  const street = `Ulice ${String((streets += 1))}`;
  return { name: { firstName, lastName }, birthDay, address: { street, streetNumber: null, city: null, zip: null } };
};

async function linkOf({ accountId }: Account, customerId: number) {
  const mine = and(eq(accountLinks.accountId, accountId), eq(accountLinks.customerId, customerId));
  const [row] = await server.services.database.select().from(accountLinks).where(mine);
  return row;
}

/**
 * Does a step with an account and a person. If the step causes an event of the person, returns the account that has
 * caused the event in `by` (null = the operator). If there is no event, returns null.
 */
async function takeStep(step: Step, account: Account, person: number): Promise<{ by: Account | null } | null> {
  const present = await linkOf(account, person);
  if (step.action === 'link') {
    if (present === undefined) await link(server, account, person, 'ASSIGNED');
    return null;
  }
  if (step.action === 'unlink') {
    if (present !== undefined)
      await call(server, cancelAccountLink, { token: account.token, params: { id: present.id } });
    return null;
  }
  if (step.action === 'operate') {
    const event = { kind: 'CARD_ISSUED', at: server.clock.now() } as const;
    await server.services.database.transaction((transaction) =>
      recordForCustomer(transaction, person, 'OPERATOR', event),
    );
    return { by: null };
  }
  const options = { token: account.token, params: { id: person }, body: await changedBody(person) };
  const answer = await send(server, updateCustomer, options);
  expect(answer.status).toBe(present === undefined ? 404 : 200);
  return present === undefined ? null : { by: account };
}

test('an account sees all events of a person from the time the account has the person, and no other events of the person (TRL-02)', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(Step, { minLength: 6, maxLength: 16 }), async (steps) => {
      const people = await newPeople();
      const expected = accounts.map((): string[] => []);
      const has = accounts.map(() => new Set<number>());
      for (const step of steps) {
        const [account, person] = [accounts[step.account], people[step.person]];
        if (account === undefined || person === undefined) throw new Error('the step is within the world');
        const { id, name } = person;
        if (step.action === 'unlink' && has[step.account]?.has(id) === true)
          expected[step.account]?.push(`PERSON_UNLINKED ${name} ACCOUNT`);
        const happened = await takeStep(step, account, id);
        if (step.action === 'link') has[step.account]?.add(id);
        if (step.action === 'unlink') has[step.account]?.delete(id);
        if (happened === null) continue;
        const kind = happened.by === null ? 'CARD_ISSUED' : 'ADDRESS_CHANGED';
        accounts.forEach((one, index) => {
          const by = happened.by === null ? 'OPERATOR' : happened.by === one ? 'ACCOUNT' : 'OTHER';
          if (has[index]?.has(id) === true) expected[index]?.push(`${kind} ${name} ${by}`);
        });
      }
      for (const [index, { token }] of accounts.entries()) {
        const { items } = await call(server, accountEvents, { token, query: { limit: 999, sortDesc: false } });
        const seen = items.filter(({ personName }) => people.some(({ name }) => name === personName));
        expect(seen.map(({ kind, personName, by }) => `${kind} ${String(personName)} ${by}`)).toEqual(expected[index]);
      }
    }),
    { numRuns: 10 },
  );
});
