import { and, eq, ne } from 'drizzle-orm';
import type { Database } from '../db/database.ts';
import { customerAccounts, logIns } from '../db/schema.ts';

/** What is stored of the name that a browser gives itself. */
const storedCharacters = 200;

interface LogIn {
  readonly accountId: number;
  readonly userAgent: string | null;
  readonly telephoneApplication: boolean;
}

/** Remembers a successful log-in, unless the account is deleted at the same moment. */
export async function recordLogIn(
  database: Database,
  { accountId, userAgent, telephoneApplication }: LogIn,
  now: Date,
): Promise<void> {
  await database.transaction(async (transaction) => {
    const [account] = await transaction
      .select({ id: customerAccounts.id })
      .from(customerAccounts)
      .where(and(eq(customerAccounts.id, accountId), ne(customerAccounts.role, 'DELETED')))
      .for('key share');
    if (account === undefined) return;
    const shortened = userAgent === null ? null : userAgent.slice(0, storedCharacters);
    await transaction.insert(logIns).values({ accountId, at: now, userAgent: shortened, telephoneApplication });
  });
}
