import { createSystemCustomerAccount } from '#contract/endpoints/system-customer-accounts.ts';
import { checkChosenPassword } from '../../accounts/auth/check-credentials.ts';
import { askForToken } from '../../accounts/auth/mailed-tokens.ts';
import { recordForAccount } from '../../accounts/events/record-event.ts';
import { hashPassword, hashUnknownPassword } from '../../platform/credentials/passwords.ts';
import { route } from '../../platform/http/route.ts';
import type { Call } from '../../platform/http/route.ts';
import { readSystemAccount } from './account-query.ts';
import { checkedUsername, insertAccount } from './write-account.ts';

type MailingCall = Pick<Call<typeof createSystemCustomerAccount>, 'database' | 'services' | 'now'>;

/** Requests a mail with a link for an account, in the transaction that changes the account. */
export async function mailLink(
  { database, services, now }: MailingCall,
  accountId: number,
  kind: 'VERIFY' | 'WELCOME',
): Promise<void> {
  await askForToken(database, { kind, accountId }, await services.settings.numbers(database), now);
  services.wakeOutbox();
}

/** Creates an account; the person agrees to the terms elsewhere. Throws ApiError CUSTOMER_EMAIL_NOT_UNIQUE. */
export const createSystemCustomerAccountRoute = route(createSystemCustomerAccount, 'write', async (call) => {
  const { database, body, now } = call;
  const { password, verified, locale } = body;
  const username = checkedUsername(body.username);
  if (password !== undefined) checkChosenPassword(password);
  const passwordHash = await (password === undefined ? hashUnknownPassword() : hashPassword(password));
  const accountId = await insertAccount(database, { username, passwordHash, verified, locale, created: now });
  await recordForAccount(database, accountId, 'OPERATOR', { kind: 'ACCOUNT_CREATED', at: now });
  if (password === undefined) await mailLink(call, accountId, 'WELCOME');
  else if (!verified) await mailLink(call, accountId, 'VERIFY');
  return readSystemAccount(database, accountId);
});
