import { mapPhoneResetPassword, resetPassword } from '#contract/endpoints/auth.ts';
import { route } from '../../platform/http/route.ts';
import type { Call, Route } from '../../platform/http/route.ts';
import { checkedEMail } from './check-credentials.ts';
import { claimRequest } from './claim-request.ts';
import { findAccount } from './find-account.ts';
import { askForToken } from './mailed-tokens.ts';

/**
 * Mails a link that changes the password, also to an account that is not verified yet: the link proves the address as
 * well. The answer is the same if the account does not exist (PWD-01).
 */
async function mailLink(call: Call<typeof resetPassword> | Call<typeof mapPhoneResetPassword>): Promise<undefined> {
  const { body, now, requestedLocale: locale } = call;
  const { database, settings, wakeOutbox } = call.services;
  const username = checkedEMail(body.value);
  await claimRequest(call, 'resetPassword', username);
  const numbers = await settings.numbers(database);
  await database.transaction(async (transaction) => {
    const account = await findAccount(transaction, username);
    const accountId = account?.id ?? null;
    await askForToken(transaction, { kind: 'PASSWORD', accountId, locale }, numbers, now);
  });
  wakeOutbox();
  return undefined;
}

export const forgottenPasswordRoutes: readonly Route[] = [
  route(resetPassword, 'own', mailLink),
  route(mapPhoneResetPassword, 'own', mailLink),
];
