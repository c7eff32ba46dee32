import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { createSeededPostgres } from '#tests/common/server/support/seeded-postgres.ts';
import type { PostgresDatabase } from '#tests/common/server/support/seeded-postgres.ts';
import { gatewayKinds } from '../support/gateways.ts';
import type { GatewayKind } from '../support/gateways.ts';
import type { Place } from './crash-injector.ts';
import { startCrashRun, startGateways } from './crash-run.ts';
import type { CrashRun, Gateways, Records } from './crash-run.ts';

vi.setConfig({ testTimeout: 3_600_000, hookTimeout: 180_000 });

/**
 * With LINKA_CRASH_EVERY=n the server crashes at every n-th place (`npm run soak`: at each place). Without it, the
 * server crashes only at selected places.
 */
const every = Number(process.env['LINKA_CRASH_EVERY'] ?? 0);
const isShort = every === 0;

type Action = 'buy' | 'giveBack';

/** The selected places, each between two steps that belong together. */
const selectedPlaces: Readonly<Record<GatewayKind, Readonly<Record<Action, readonly Place[]>>>> = {
  CSOB: {
    // Crash 1: the gateway has the payment, but the shop has not stored its id. Crash 2: the order is delivered, but its
    // outbox entry is not marked as done.
    buy: [
      { at: 'after the gateway', time: 1 },
      { at: 'before update "outbox" set "done"', time: 1 },
    ],
    // Crash 1: the order is paid, but no outbox entry is written. Crash 2: the gateway returned the money, but its
    // answer is lost.
    giveBack: [
      { at: 'before insert into "outbox"', time: 1 },
      { at: 'after the gateway', time: 4 },
    ],
  },
  GP_WEBPAY: {
    // Crash 1: the attempt is stored, but the form was not sent. Crash 2: the mail was sent, but its outbox entry is not
    // marked as done.
    buy: [
      { at: 'before with "named"', time: 1 },
      { at: 'before update "outbox" set "done"', time: 2 },
    ],
    // Crash 1: the worker has taken the reversal, but not begun it. Crash 2: the gateway returned the money, but its
    // answer is lost.
    giveBack: [
      { at: 'before update "payments" set "reversal_begun"', time: 1 },
      { at: 'after the gateway', time: 4 },
    ],
  },
};

/**
 * Repeats the action with a crash at one place after the other, until a run ends without a crash. Returns the number of
 * crashes.
 */
async function crashEverywhere(run: CrashRun, action: Action, check: (records: Records) => void): Promise<number> {
  const before = run.server.crashes();
  for (let place = 1; ; place += every) {
    const crashes = run.server.crashes();
    check(await run[action](place));
    if (run.server.crashes() === crashes) return crashes - before;
  }
}

async function crash(run: CrashRun, action: Action, check: (records: Records) => void): Promise<number> {
  if (!isShort) return crashEverywhere(run, action, check);
  const before = run.server.crashes();
  for (const place of selectedPlaces[run.paidBy][action]) check(await run[action](place));
  return run.server.crashes() - before;
}

const fewest = isShort ? 2 : Math.ceil(24 / every);

const expectBought =
  ({ paidBy }: CrashRun) =>
  (records: Records): void => {
    const { ordered } = records;
    expect(records).toEqual({
      orders: ['PAID'],
      ordered,
      gateway: [{ name: paidBy, status: 7, amount: ordered }],
      delivered: ordered,
      walletsAgree: true,
      mails: 1,
      left: [],
    });
  };

const expectReturned =
  ({ paidBy }: CrashRun) =>
  (records: Records): void => {
    const { ordered } = records;
    expect(records).toEqual({
      orders: ['RETURNED'],
      ordered,
      gateway: [{ name: paidBy, status: 5, amount: ordered }],
      delivered: 0,
      walletsAgree: true,
      mails: 1,
      left: [],
    });
  };

describe('a server on PostgreSQL that is killed (SIGKILL) and started again', () => {
  let database: PostgresDatabase;
  let gateways: Gateways;
  beforeAll(async () => {
    database = await createSeededPostgres();
    gateways = await startGateways();
  });
  afterAll(async () => {
    await gateways.stop();
    await database.drop();
  });

  describe.each(gatewayKinds)('with payments at %s', (gateway) => {
    let run: CrashRun;
    beforeAll(async () => {
      run = await startCrashRun(gateway, { DATABASE_URL: database.url }, gateways);
    });
    afterAll(() => run.stop());

    it('while a customer buys: there is one order, which is paid once and delivered once, and all amounts agree', async ({
      annotate,
    }) => {
      const crashes = await crash(run, 'buy', expectBought(run));
      await annotate(`${String(crashes)} crashes`);
      expect(crashes).toBeGreaterThanOrEqual(fewest);
    });

    it('while money is returned: all money is returned once, and nothing is delivered', async ({ annotate }) => {
      const crashes = await crash(run, 'giveBack', expectReturned(run));
      await annotate(`${String(crashes)} crashes`);
      expect(crashes).toBeGreaterThanOrEqual(fewest);
    });
  });
});

describe.each(isShort ? (['GP_WEBPAY'] as const) : gatewayKinds)(
  'a server with its database in a folder that is killed (SIGKILL) and started again, %s',
  (gateway) => {
    let folder: string;
    let gateways: Gateways;
    let run: CrashRun;
    beforeAll(async () => {
      folder = mkdtempSync(join(tmpdir(), 'linka-crash-data-'));
      gateways = await startGateways();
      run = await startCrashRun(gateway, { LINKA_DATA: folder }, gateways);
    });
    afterAll(async () => {
      await run.stop();
      await gateways.stop();
      rmSync(folder, { recursive: true, force: true });
    });

    it('while a customer buys: the folder can be opened, and the records of shop and gateway agree', async () => {
      for (const place of isShort ? [21] : [1, 4, 8, 12, 17, 22, 28, 34]) {
        expectBought(run)(await run.buy(place));
      }
      expect(run.server.crashes()).toBeGreaterThan(0);
    });
  },
);
