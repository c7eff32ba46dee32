import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import * as v from 'valibot';
import { login } from '#contract/endpoints/auth.ts';
import { createTokens } from '#server/platform/credentials/tokens.ts';
import type { Database } from '#server/platform/db/database.ts';
import { sandboxState } from '#server/platform/db/schema.ts';
import { localDay } from '#server/platform/time/clock.ts';
import { createDemoAccount } from '#server/sandbox/seeds/demo-accounts.ts';
import { call } from '#tests/common/server/support/call.ts';
import { createSeededPostgres } from '#tests/common/server/support/seeded-postgres.ts';
import { testBegin, TestClock } from '#tests/common/server/support/test-clock.ts';
import { startCrashingServer } from '../crash/crashing-server.ts';
import type { CrashingServer } from '../crash/crashing-server.ts';
import { gatewayVariables, gatewayChoiceOf } from '../crash/gateway-variables.ts';
import { gatewayKinds } from '../support/gateways.ts';

/** A customer: a new copy of the demo account `parent`, logged in. */
export interface Visitor {
  readonly customerId: number;
  readonly token: string;
}

/**
 * Shops in separate processes on one database, which use the two gateways in turn. The simulated gateways run in another
 * process with another database.
 */
export interface Market {
  readonly shops: readonly CrashingServer[];
  readonly gatewayRecords: Database;
  readonly enter: () => Promise<Visitor>;
  /** Advances the clocks of all shops and of the gateways, by seconds. */
  readonly pass: (seconds: number) => Promise<void>;
  readonly close: () => Promise<void>;
}

export interface PostgresMarket extends Market {
  readonly database: Database;
}

/**
 * Lets the servers on a database start at the tests' time. A server that starts at the real time and is set back
 * afterwards could have enqueued reminders that are not due for days.
 */
async function startAtTestBegin(database: Database): Promise<void> {
  const clockOffset = Date.parse(testBegin) - Date.now();
  await database.insert(sandboxState).values({ name: 'clockOffset', value: clockOffset });
}

async function put(server: Pick<CrashingServer, 'url'>, path: string, body: object): Promise<void> {
  const headers = { 'content-type': 'application/json' };
  const response = await fetch(`${server.url}${path}`, { method: 'PUT', headers, body: JSON.stringify(body) });
  if (!response.ok)
    throw new Error(`${path}: expected a success, got ${String(response.status)} ${await response.text()}`);
}

/** @param shopEnvironment the variables with the shops' database; @param instances the number of shops that share it */
async function open(shopEnvironment: Record<string, string>, instances: number): Promise<Omit<Market, 'enter'>> {
  const folder = mkdtempSync(join(tmpdir(), 'linka-market-'));
  const gatewayDatabase = await createSeededPostgres();
  const records = await gatewayDatabase.open();
  await startAtTestBegin(records.database);
  const gateway = await startCrashingServer({ DATABASE_URL: gatewayDatabase.url });
  const variables = await gatewayVariables({ url: gateway.url, database: records.database }, folder);
  const shops: CrashingServer[] = [];
  for (let instance = 0; instance < instances; instance += 1) {
    const paidBy = gatewayKinds[instance % gatewayKinds.length] ?? 'CSOB';
    const environment = {
      PUBLIC_URL: 'http://shop.example',
      ...shopEnvironment,
      ...variables,
      ...gatewayChoiceOf(paidBy),
    };
    shops.push(await startCrashingServer(environment));
  }
  const [first] = shops;
  if (first === undefined) throw new Error(`expected at least one shop, got ${instances}`);
  const both = [gateway, first];
  await put(first, '/sandbox/settings', { E_WALLET_MAX_AMOUNT: 100_000_000 });
  return {
    shops,
    gatewayRecords: records.database,
    pass: async (seconds) => {
      for (const server of both) await put(server, '/sandbox/clock', { advanceMs: seconds * 1000 });
    },
    close: async () => {
      await Promise.all([...shops, gateway].map((server) => server.stop()));
      await records.close();
      await gatewayDatabase.drop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

const Account = v.object({ username: v.string(), password: v.string(), customerId: v.number() });

/** One shop on PGlite in memory. */
export async function openFolderMarket(): Promise<Market> {
  const market = await open({ LINKA_DATA: 'memory' }, 1);
  const [shop] = market.shops;
  if (shop === undefined) throw new Error('expected one shop, got none');
  await put(shop, '/sandbox/clock', { to: testBegin });
  return {
    ...market,
    async enter() {
      const headers = { 'content-type': 'application/json' };
      const body = JSON.stringify({ purpose: 'parent' });
      const made = await fetch(`${shop.url}/sandbox/accounts`, { method: 'POST', headers, body });
      const { username, password, customerId } = v.parse(Account, await made.json());
      const { token } = await call(shop, login, { body: { username, password } });
      return { customerId, token };
    },
  };
}

export async function openPostgresMarket(instances: number): Promise<PostgresMarket> {
  const shopDatabase = await createSeededPostgres();
  const { database, close } = await shopDatabase.open();
  await startAtTestBegin(database);
  const market = await open({ DATABASE_URL: shopDatabase.url }, instances);
  const clock = new TestClock();
  const tokens = await createTokens(database, clock);
  return {
    ...market,
    database,
    async enter() {
      const username = `busy-${randomUUID()}@linka.example`;
      const given = { username, passwordHash: 'none', today: localDay(clock.now()), now: clock.now() };
      const { accountId, customerId } = await createDemoAccount(database, 'parent', given);
      const { token } = await tokens.sign({ accountId, username }, 10_000_000);
      return { customerId: customerId ?? 0, token };
    },
    close: async () => {
      await market.close();
      await close();
      await shopDatabase.drop();
    },
  };
}
