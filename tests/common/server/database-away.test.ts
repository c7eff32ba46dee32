import { once } from 'node:events';
import { connect, createServer } from 'node:net';
import type { AddressInfo, Socket } from 'node:net';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { login } from '#contract/endpoints/auth.ts';
import { zonesPublic } from '#contract/endpoints/zones.ts';
import { openDatabase } from '#server/platform/db/open-database.ts';
import { sql } from '#server/platform/db/orm.ts';
import { freshAccount, logIn, refusal, send } from './support/call.ts';
import { createSeededPostgres } from './support/seeded-postgres.ts';
import type { PostgresDatabase } from './support/seeded-postgres.ts';
import { startServer } from './support/start-server.ts';
import type { TestServer } from './support/start-server.ts';

/** A proxy between the shop and its PostgreSQL that can be silent or disconnected. */
async function wire(url: string) {
  const sockets = new Set<Socket>();
  const { hostname, port } = new URL(url);
  const state = { isSilent: false };
  const relay = createServer((caller) => {
    const database = connect(Number(port), hostname);
    for (const [from, to] of [
      [caller, database],
      [database, caller],
    ] as const) {
      sockets.add(from);
      from.on('error', () => undefined);
      from.on('close', () => to.destroy());
      from.on('data', (bytes) => state.isSilent || to.write(bytes));
    }
  });
  const listen = async (at: number): Promise<number> => {
    relay.listen(at, '127.0.0.1');
    await once(relay, 'listening');
    return (relay.address() as AddressInfo).port;
  };
  const own = await listen(0);
  const through = new URL(url);
  through.host = `127.0.0.1:${String(own)}`;
  return {
    url: through.href,
    beSilent: () => void (state.isSilent = true),
    cut: () => {
      relay.close();
      for (const socket of sockets) socket.destroy();
      sockets.clear();
    },
    mend: async () => {
      state.isSilent = false;
      await listen(own);
    },
  };
}

let postgres: PostgresDatabase;
let between: Awaited<ReturnType<typeof wire>>;
let server: TestServer;
beforeAll(async () => {
  postgres = await createSeededPostgres();
  between = await wire(postgres.url);
  const { url } = between;
  const open = () => openDatabase({ databaseUrl: url, dataDirectory: 'memory' });
  server = await startServer({ on: { ...postgres, open }, workers: false });
});
afterAll(async () => {
  await server.stop();
  between.cut();
  await postgres.drop();
});

const readiness = async () => (await fetch(`${server.url}/readyz`)).status;

test('while the database is away, every call answers 503 with a time for the next try; the shop need not be restarted', async () => {
  const { username } = await freshAccount(server, 'adult');
  between.cut();
  for (const [endpoint, options] of [
    [zonesPublic, {}],
    [login, { body: { username, password: 'Linka-2026' } }],
  ] as const) {
    const answer = await send(server, endpoint, options);
    expect([endpoint.name, answer.status, answer.headers.get('retry-after')]).toEqual([endpoint.name, 503, '10']);
    await refusal(server, endpoint, 'SERVICE_UNAVAILABLE', options);
  }
  expect(await readiness()).toBe(503);
  await between.mend();
  expect(await readiness()).toBe(200);
  await logIn(server, username);
});

test('transactions that were about to begin when the connection was lost return their connections to the pool', async () => {
  const { database } = server.services;
  const tenAtOnce = () =>
    Promise.allSettled(
      Array.from({ length: 10 }, () => database.transaction((open) => open.execute(sql`select pg_sleep(0.05)`))),
    );
  const statuses = async (outcomes: ReturnType<typeof tenAtOnce>) =>
    new Set((await outcomes).map(({ status }) => status));
  expect(await statuses(tenAtOnce())).toEqual(new Set(['fulfilled']));
  between.beSilent();
  const begun = tenAtOnce();
  await new Promise((resolve) => setImmediate(resolve));
  between.cut();
  expect(await statuses(begun)).toEqual(new Set(['rejected']));
  await between.mend();
  expect(await statuses(tenAtOnce())).toEqual(new Set(['fulfilled']));
});

test('a read-only database is treated like a database that is away', async () => {
  const { database } = server.services;
  const name = new URL(postgres.url).pathname.slice(1);
  await database.execute(sql.raw(`alter database ${name} set default_transaction_read_only = on`));
  between.cut();
  await between.mend();
  expect(await readiness()).toBe(503);
  await refusal(server, login, 'SERVICE_UNAVAILABLE', { body: { username: 'a@b.example', password: 'wrong' } });
});
