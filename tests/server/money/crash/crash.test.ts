import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { createSeededPostgres } from '../../support/seeded-postgres.ts';
import type { PostgresDatabase } from '../../support/seeded-postgres.ts';
import { startCrashRun } from './crash-run.ts';
import type { Books, CrashRun } from './crash-run.ts';

vi.setConfig({ testTimeout: 3_600_000, hookTimeout: 180_000 });

/** Every place with LINKA_CRASH_EVERY=1, as `npm run soak` has it; by itself one in some, another one each time. */
const every = Number(process.env['LINKA_CRASH_EVERY'] ?? 12);
const first = every === 1 ? 1 : 2;

/** Runs the same with the server dying at one place after the other, until it lives through all of them. */
async function dieEverywhere(run: CrashRun, kind: 'buy' | 'giveBack', check: (books: Books) => void): Promise<number> {
  for (let place = first; ; place += every) {
    const deaths = run.server.deaths();
    const books = await run[kind](place);
    check(books);
    if (run.server.deaths() === deaths) return deaths;
  }
}

const expectBought = (books: Books): void => {
  const { ordered } = books;
  expect(books).toEqual({
    orders: ['PAID'],
    ordered,
    gateway: [{ status: 7, amount: ordered }],
    delivered: ordered,
    walletsAgree: true,
    mails: 1,
    left: [],
  });
};

const expectReturned = (books: Books): void => {
  const { ordered } = books;
  expect(books).toEqual({
    orders: ['RETURNED'],
    ordered,
    gateway: [{ status: 5, amount: ordered }],
    delivered: 0,
    walletsAgree: true,
    mails: 1,
    left: [],
  });
};

describe('a server on PostgreSQL that is killed (SIGKILL) and started again', () => {
  let database: PostgresDatabase;
  let run: CrashRun;
  beforeAll(async () => {
    database = await createSeededPostgres();
    run = await startCrashRun({ DATABASE_URL: database.url });
  });
  afterAll(async () => {
    await run.stop();
    await database.drop();
  });

  it('while a customer buys: one order, paid once, delivered once, to the last cent', async ({ annotate }) => {
    const deaths = await dieEverywhere(run, 'buy', expectBought);
    await annotate(`${String(deaths)} deaths`);
    expect(deaths).toBeGreaterThan(24 / every);
  });

  it('while money goes back: all of it, once, and nothing is delivered', async ({ annotate }) => {
    const before = run.server.deaths();
    const deaths = await dieEverywhere(run, 'giveBack', expectReturned);
    await annotate(`${String(deaths - before)} deaths`);
    expect(deaths - before).toBeGreaterThan(24 / every);
  });
});

describe('a server on a folder that is killed (SIGKILL) and started again', () => {
  let folder: string;
  let run: CrashRun;
  beforeAll(async () => {
    folder = mkdtempSync(join(tmpdir(), 'linka-crash-data-'));
    run = await startCrashRun({ LINKA_DATA: folder });
  });
  afterAll(async () => {
    await run.stop();
    rmSync(folder, { recursive: true, force: true });
  });

  it('while a customer buys: the folder is whole, and the books agree', async () => {
    for (const place of every === 1 ? [1, 4, 8, 12, 17, 22, 28, 34] : [21]) {
      expectBought(await run.buy(place));
    }
    expect(run.server.deaths()).toBeGreaterThan(0);
  });
});
