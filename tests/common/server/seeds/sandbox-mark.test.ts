import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Database } from '#server/platform/db/database.ts';
import { openOnPglite } from '#server/platform/db/open-pglite.ts';
import type { OpenDatabase } from '#server/platform/db/opened-database.ts';
import { eq, sql } from '#server/platform/db/orm.ts';
import { PreparingPglite } from '#server/platform/db/preparing-pglite.ts';
import { customerAccounts, sandboxState, zones } from '#server/platform/db/schema.ts';
import { StartError } from '#server/platform/errors/start-error.ts';
import { refuseSandbox, refuseShopDatabase } from '#server/sandbox/seeds/sandbox-mark.ts';
import { seedDatabase } from '#server/seed-database.ts';
import { TestClock } from '../support/test-clock.ts';

const clock = new TestClock();
let opened: OpenDatabase;
let database: Database;
beforeAll(async () => {
  opened = await openOnPglite(new PreparingPglite());
  ({ database } = opened);
});
afterAll(() => opened.close());

const target = { databaseUrl: undefined, dataDirectory: '.data' };
const marks = () => database.select().from(sandboxState);

/** The tests use the same database, one after another. */
describe('a database', () => {
  it('can be opened by a shop or by the sandbox while it is new; the checks do not change it', async () => {
    await refuseSandbox(database, target);
    await refuseShopDatabase(database, target);
    expect(await marks()).toEqual([]);
  });

  it('is neither seeded nor marked by a seed that fails', async () => {
    await database.execute(sql`alter table customer_accounts add constraint no_operator check (role <> 'OPERATOR')`);
    await expect(seedDatabase(opened, clock)).rejects.toThrow();
    await database.execute(sql`alter table customer_accounts drop constraint no_operator`);
    expect([await marks(), await database.select().from(zones)]).toEqual([[], []]);
  });

  it('stays a sandbox for ever after it was seeded; the error message names the database and explains what to do', async () => {
    await seedDatabase(opened, clock);
    await database.delete(customerAccounts).where(eq(customerAccounts.username, 'operator@linka.example'));
    const refused = refuseSandbox(database, target);
    await expect(refused).rejects.toThrow(StartError);
    await expect(refused).rejects.toThrow(
      /^The database in \.data \(LINKA_DATA\) was opened in the sandbox, .+\n.+set DATABASE_URL or LINKA_DATA to another/,
    );
  });

  it("is marked at the sandbox's next start if it was seeded before marks were introduced", async () => {
    await database.delete(sandboxState);
    await seedDatabase(opened, clock);
    await seedDatabase(opened, clock);
    expect(await marks()).toHaveLength(1);
  });

  it('is refused by the sandbox if it belongs to a shop; the sandbox accepts its own database', async () => {
    await refuseShopDatabase(database, target);
    await database.delete(sandboxState);
    const refused = refuseShopDatabase(database, target);
    await expect(refused).rejects.toThrow(StartError);
    await expect(refused).rejects.toThrow(/^The database in \.data \(LINKA_DATA\) is one of a shop: .+\n.+ of its own/);
  });
});

describe('the migration that marks databases that were seeded earlier', () => {
  const folder = join(import.meta.dirname, '../../../../server/platform/db/migrations');
  const [file = ''] = globSync('*_sandbox-mark.sql', { cwd: folder });
  const migrate = () => database.execute(sql.raw(readFileSync(join(folder, file), 'utf8')));
  const setRole = (role: 'OPERATOR' | 'CUSTOMER' | 'DELETED') =>
    database.update(customerAccounts).set({ role }).where(eq(customerAccounts.username, 'operator@linka.example'));
  beforeEach(() => database.delete(sandboxState));

  it('marks a database with the operator of the sandbox', async () => {
    await migrate();
    await expect(refuseSandbox(database, target)).rejects.toThrow(StartError);
    await migrate();
    expect(await marks()).toHaveLength(1);
  });

  it.each(['CUSTOMER', 'DELETED'] as const)(
    "does not mark a database in which the account with the operator's name is %s",
    async (role) => {
      await setRole(role);
      await migrate();
      await setRole('OPERATOR');
      expect(await marks()).toEqual([]);
    },
  );
});
