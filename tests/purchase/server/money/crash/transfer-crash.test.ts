import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { simulatorPath } from '#server/accounts/old-card-system/create-old-card-system.ts';
import { createSeededPostgres } from '#tests/common/server/support/seeded-postgres.ts';
import type { PostgresDatabase } from '#tests/common/server/support/seeded-postgres.ts';
import { startShop } from '../support/shop.ts';
import type { Shop } from '../support/shop.ts';
import type { Place } from './crash-injector.ts';
import { startCrashingServer } from './crashing-server.ts';
import type { CrashingServer } from './crashing-server.ts';
import { transferRun } from './transfer-run.ts';
import type { TransferRecords, TransferRun } from './transfer-run.ts';

vi.setConfig({ testTimeout: 3_600_000, hookTimeout: 180_000 });

/**
 * With LINKA_CRASH_EVERY=n the server crashes at every n-th place. Without it, the server crashes only at selected
 * places.
 */
const every = Number(process.env['LINKA_CRASH_EVERY'] ?? 0);

type Fault = 'NONE' | 'NO_ANSWER_AFTER_TAKING';

/** The selected places, between steps of the shop and of the old card system. */
const selectedPlaces: Readonly<Record<Fault, readonly Place[]>> = {
  // Crash 1: the transfer is committed, but the old card system was not asked. Crash 2: the ledger row is inserted, but
  // not committed.
  NONE: [
    { at: 'before the gateway', time: 2 },
    { at: 'before update "balance_transfers"', time: 2 },
  ],
  // Crash 1: the money is taken, but the shop has not stored this. Crash 2: the outbox has read that the money was
  // taken, but has booked nothing.
  NO_ANSWER_AFTER_TAKING: [
    { at: 'after the gateway', time: 2 },
    { at: 'before insert into "e_wallet_transactions"', time: 1 },
  ],
};

const movedOnce: TransferRecords = {
  left: 0,
  gained: 15_000,
  booked: [15_000],
  transfers: ['BOOKED'],
  work: [],
  mails: 1,
};

describe('a server that is killed (SIGKILL) while it moves money from the old card system, and started again', () => {
  let database: PostgresDatabase;
  let oldSystem: Shop;
  let server: CrashingServer;
  let run: TransferRun;
  beforeAll(async () => {
    database = await createSeededPostgres();
    oldSystem = await startShop();
    server = await startCrashingServer({
      DATABASE_URL: database.url,
      LINKA_OLD_CARD_SYSTEM_URL: `${oldSystem.url}${simulatorPath}`,
      LINKA_OLD_CARD_SYSTEM_TOKEN: 'token-of-the-shop',
    });
    run = transferRun(server, oldSystem);
  });
  afterAll(async () => {
    await server.stop();
    await oldSystem.stop();
    await database.drop();
  });

  async function crash(fault: Fault): Promise<number> {
    const before = server.crashes();
    if (every === 0) {
      for (const place of selectedPlaces[fault]) expect(await run.transfer(place, fault)).toEqual(movedOnce);
      return server.crashes() - before;
    }
    for (let place = 1; ; place += every) {
      const crashes = server.crashes();
      expect(await run.transfer(place, fault)).toEqual(movedOnce);
      if (server.crashes() === crashes) return crashes - before;
    }
  }

  it.each(['NONE', 'NO_ANSWER_AFTER_TAKING'] as const)(
    'moves the money once, and sends one mail; the fault of the old card system: %s',
    async (fault) => {
      const crashes = await crash(fault);
      expect(crashes).toBeGreaterThanOrEqual(every === 0 ? 1 : 6 / every);
    },
  );
});
