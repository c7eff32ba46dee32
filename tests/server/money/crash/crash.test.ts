import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { paymentGateways } from '../../../../contract/enumerations.ts';
import type { PaymentGateway } from '../../../../contract/enumerations.ts';
import { createSeededPostgres } from '../../support/seeded-postgres.ts';
import type { PostgresDatabase } from '../../support/seeded-postgres.ts';
import { startCrashRun, startGateways } from './crash-run.ts';
import type { Books, CrashRun, Gateways } from './crash-run.ts';
import type { Place } from './crash-injector.ts';

vi.setConfig({ testTimeout: 3_600_000, hookTimeout: 180_000 });

/** With it a server dies at every so many places, as `npm run soak` has it at each; by itself at the telling ones. */
const every = Number(process.env['LINKA_CRASH_EVERY'] ?? 0);
const isShort = every === 0;

type Deed = 'buy' | 'giveBack';

/** What is done already, or not yet, when the server dies. */
const telling: Readonly<Record<PaymentGateway, Readonly<Record<Deed, readonly Place[]>>>> = {
  CSOB: {
    // The gateway knows the payment, the shop not its name; the goods are handed over, and not marked so.
    buy: [
      { at: 'after the gateway', time: 1 },
      { at: 'before update "outbox" set "done"', time: 1 },
    ],
    // The money came, what must follow is not written down; the gateway gave it back, and was not heard.
    giveBack: [
      { at: 'before insert into "outbox"', time: 1 },
      { at: 'after the gateway', time: 4 },
    ],
  },
  GP_WEBPAY: {
    // There is an attempt, and no form was sent; the mail has gone, and is not marked so.
    buy: [
      { at: 'before with "named"', time: 1 },
      { at: 'before update "outbox" set "done"', time: 2 },
    ],
    // The work is taken up, and nothing is done; the gateway gave the money back, and was not heard.
    giveBack: [
      { at: 'before update "payments" set "reversal_begun"', time: 1 },
      { at: 'after the gateway', time: 4 },
    ],
  },
};

/**
 * Runs the same with the server dying at one place after the other, until it lives through all of them; how often it
 * died.
 */
async function dieEverywhere(run: CrashRun, deed: Deed, check: (books: Books) => void): Promise<number> {
  const before = run.server.deaths();
  for (let place = 1; ; place += every) {
    const deaths = run.server.deaths();
    check(await run[deed](place));
    if (run.server.deaths() === deaths) return deaths - before;
  }
}

async function die(run: CrashRun, deed: Deed, check: (books: Books) => void): Promise<number> {
  if (!isShort) return dieEverywhere(run, deed, check);
  const before = run.server.deaths();
  for (const place of telling[run.paidBy][deed]) check(await run[deed](place));
  return run.server.deaths() - before;
}

const fewest = isShort ? 2 : Math.ceil(24 / every);

const expectBought =
  ({ paidBy }: CrashRun) =>
  (books: Books): void => {
    const { ordered } = books;
    expect(books).toEqual({
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
  (books: Books): void => {
    const { ordered } = books;
    expect(books).toEqual({
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

  describe.each(paymentGateways)('by %s', (gateway) => {
    let run: CrashRun;
    beforeAll(async () => {
      run = await startCrashRun(gateway, { DATABASE_URL: database.url }, gateways);
    });
    afterAll(() => run.stop());

    it('while a customer buys: one order, paid once, delivered once, to the last cent', async ({ annotate }) => {
      const deaths = await die(run, 'buy', expectBought(run));
      await annotate(`${String(deaths)} deaths`);
      expect(deaths).toBeGreaterThanOrEqual(fewest);
    });

    it('while money goes back: all of it, once, and nothing is delivered', async ({ annotate }) => {
      const deaths = await die(run, 'giveBack', expectReturned(run));
      await annotate(`${String(deaths)} deaths`);
      expect(deaths).toBeGreaterThanOrEqual(fewest);
    });
  });
});

describe.each(isShort ? (['GP_WEBPAY'] as const) : paymentGateways)(
  'a server on a folder that is killed (SIGKILL) and started again, %s',
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

    it('while a customer buys: the folder is whole, and the books agree', async () => {
      for (const place of isShort ? [21] : [1, 4, 8, 12, 17, 22, 28, 34]) {
        expectBought(run)(await run.buy(place));
      }
      expect(run.server.deaths()).toBeGreaterThan(0);
    });
  },
);
