import { createEshopAccount } from '#contract/endpoints/system-customer-accounts.ts';
import { isChild } from '#rules/age.ts';
import { recordForAccount } from '../../accounts/events/record-event.ts';
import { hashUnknownPassword } from '../../platform/credentials/passwords.ts';
import type { Database } from '../../platform/db/database.ts';
import { and, eq } from '../../platform/db/orm.ts';
import { accountLinks, customers } from '../../platform/db/schema.ts';
import { ApiError } from '../../platform/errors/api-error.ts';
import { route } from '../../platform/http/route.ts';
import { readSystemAccount } from './account-query.ts';
import { mailLink } from './create-account.ts';
import { checkedUsername, insertAccount } from './write-account.ts';

/** Locks the customer, so that two concurrent calls cannot create two accounts for the customer. Throws ApiError. */
async function checkRegistering(transaction: Database, customerId: number, today: string): Promise<void> {
  const [customer] = await transaction
    .select({ birthDay: customers.birthDay })
    .from(customers)
    .where(eq(customers.id, customerId))
    .for('update');
  if (customer === undefined) throw new ApiError('NOT_FOUND');
  const registered = and(eq(accountLinks.customerId, customerId), eq(accountLinks.type, 'REGISTERED'));
  if ((await transaction.$count(accountLinks, registered)) > 0) throw new ApiError('CUSTOMER_ALREADY_REGISTERED');
  const isTooYoung = customer.birthDay === null || isChild(customer.birthDay, today);
  if (isTooYoung) throw new ApiError('TOO_YOUNG_FOR_REGISTERED_ACCOUNT');
}

/**
 * Creates an account for a customer without one. Nobody can log in until the password is set through the mailed link.
 */
export const createEshopAccountRoute = route(createEshopAccount, 'write', async (call) => {
  const { database, body, now, today, locale } = call;
  const { customerId } = body;
  const username = checkedUsername(body.username);
  await checkRegistering(database, customerId, today);
  const passwordHash = await hashUnknownPassword();
  const accountId = await insertAccount(database, { username, passwordHash, locale, created: now });
  const link = { accountId, customerId, type: 'REGISTERED' } as const;
  await database.insert(accountLinks).values({ ...link, cancelable: false, created: now });
  await recordForAccount(database, accountId, 'OPERATOR', { kind: 'ACCOUNT_CREATED', at: now });
  const linked = { kind: 'PERSON_LINKED', at: now, customerId, linkType: link.type } as const;
  await recordForAccount(database, accountId, 'OPERATOR', linked);
  await mailLink(call, accountId, 'WELCOME');
  return readSystemAccount(database, accountId);
});
