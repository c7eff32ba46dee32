import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { accountEvents } from '#contract/endpoints/trail.ts';
import { eventKindNames } from '#contract/entities/trail.ts';
import { applicationDesk } from '#tests/common/server/support/application-desk.ts';
import { call } from '#tests/common/server/support/call.ts';
import { startServer } from '#tests/common/server/support/start-server.ts';
import { tokenizations } from '#tests/common/server/support/tokenization.ts';
import { recording } from './action.ts';
import type { Told, Tools } from './action.ts';
import { cardActions } from './card-actions.ts';
import { consentActions } from './consent-actions.ts';
import { dataActions } from './data-actions.ts';
import { logInActions } from './log-in-actions.ts';
import { peopleActions } from './people-actions.ts';

let tools: Tools;
beforeAll(async () => {
  const server = await startServer({ workers: false });
  await server.services.settings.change(server.services.database, {
    REQUESTS_ALLOWED_PER_ADDRESS: 100_000,
    CARD_CONNECTIONS_ALLOWED_PER_ADDRESS: 100_000,
  });
  tools = { server, desk: await applicationDesk(server), bank: tokenizations(server) };
});
afterAll(() => tools.server.stop());
afterEach(() =>
  tools.server.services.settings.change(tools.server.services.database, {
    accountDeletionWithActiveTicketsAllowed: null,
    isAssignCardWithoutAgeRestrictionAllowed: null,
  }),
);

const actions = [...logInActions, ...peopleActions, ...dataActions, ...cardActions, ...consentActions];

const keyOf = (row: Told): string =>
  Object.entries(row)
    .map(([column, value]) => `${column} ${String(value)}`)
    .toSorted((one, other) => one.localeCompare(other))
    .join();
const inOrder = (rows: readonly Told[]) => rows.toSorted((one, other) => keyOf(one).localeCompare(keyOf(other)));

/** The newest events of an account, read through its own endpoint; as many as the action has caused for it. */
async function seenBy(accountId: number, count: number) {
  const { server } = tools;
  const holder = { accountId, username: 'events@linka.example' };
  const { credentialsVersion = 0 } = (await server.services.credentials.current(accountId)) ?? {};
  const { token } = await server.services.tokens.sign({ ...holder, credentialsVersion }, 60);
  const { items } = await call(server, accountEvents, { token, query: { limit: count } });
  return items.map(({ id: _, at: __, telephoneApplication: ___, ...event }) => ({ accountId, ...event }));
}

describe.each(actions)('$name', ({ kinds, prepare }) => {
  test('is shown only one time, and only to accounts that may see it (TRL-02)', async () => {
    const { act, told, again } = await prepare(tools);
    const recorded = await recording(tools.server);
    await act();
    const expected = inOrder(await told());
    expect(inOrder(await recorded())).toEqual(expected);
    expect(new Set(expected.map(({ kind }) => kind))).toEqual(new Set(kinds));
    if (again !== undefined) {
      await act();
      expect(inOrder(await recorded())).toEqual(expected);
    }
    for (const accountId of new Set(expected.map((row) => row.accountId))) {
      const mine = expected.filter((row) => row.accountId === accountId);
      expect(inOrder(await seenBy(accountId, mine.length))).toEqual(mine);
    }
  });
});

test('every kind of event in the contract has an action here', () => {
  const done = new Set(actions.flatMap(({ kinds }) => kinds));
  expect(eventKindNames.filter((kind) => !done.has(kind))).toEqual([]);
});
