import { checkedEMail, refuseEmptyUsername } from '../../accounts/auth/check-credentials.ts';
import type { Database } from '../../platform/db/database.ts';
import { inserted } from '../../platform/db/inserted.ts';
import { isUniqueViolation } from '../../platform/db/is-unique-violation.ts';
import type { PgUpdateSetSource } from '../../platform/db/orm-tables.ts';
import { eq } from '../../platform/db/orm.ts';
import { customerAccounts } from '../../platform/db/schema.ts';
import { ApiError } from '../../platform/errors/api-error.ts';

/** Checks and returns the username. Throws ApiError EMPTY_USERNAME or INVALID_EMAIL. */
export function checkedUsername(username: string): string {
  refuseEmptyUsername(username);
  return checkedEMail(username);
}

/**
 * Runs a function that writes a username. Throws ApiError CUSTOMER_EMAIL_NOT_UNIQUE if another account has this
 * username.
 */
async function refuseTakenUsername<Result>(write: () => Promise<Result>): Promise<Result> {
  try {
    return await write();
  } catch (error) {
    if (isUniqueViolation(error, 'customer_accounts_username')) throw new ApiError('CUSTOMER_EMAIL_NOT_UNIQUE');
    throw error;
  }
}

type NewAccount = typeof customerAccounts.$inferInsert;

/** Inserts an account; returns its id. Throws ApiError CUSTOMER_EMAIL_NOT_UNIQUE. */
export const insertAccount = (transaction: Database, values: NewAccount): Promise<number> =>
  refuseTakenUsername(async () => {
    const rows = await transaction.insert(customerAccounts).values(values).returning({ id: customerAccounts.id });
    return inserted(rows).id;
  });

/** Changes an account. Throws ApiError CUSTOMER_EMAIL_NOT_UNIQUE. */
export const changeAccount = (
  transaction: Database,
  id: number,
  values: PgUpdateSetSource<typeof customerAccounts>,
): Promise<void> =>
  refuseTakenUsername(async () => {
    await transaction.update(customerAccounts).set(values).where(eq(customerAccounts.id, id));
  });
