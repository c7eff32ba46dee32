import { requestCardManagement } from '#contract/endpoints/customer-account-links.ts';
import { call, freshAccount } from './call.ts';
import { newestToken } from './mailbox.ts';
import type { TestServer } from './start-server.ts';

export type Account = Awaited<ReturnType<typeof freshAccount>>;

/**
 * The options of three calls: an account asks another account to manage the card of its own customer; the other account
 * approves or rejects the request with the token of the mail.
 */
export const asking = ({ token }: Pick<Account, 'token'>, username: string) => ({ token, body: { username } });
export const approval = ({ token }: Account, mailed: string) => ({ token, body: { token: mailed } });
export const rejection = ({ token }: Account, mailed: string) => ({ token, params: { token: mailed } });

/** A customer with a card, the account that was asked to manage it, and the token of the mail. */
export async function prepareManagementRequest(server: TestServer) {
  const owner = await freshAccount(server, 'adult');
  const other = await freshAccount(server, 'newcomer');
  await call(server, requestCardManagement, asking(owner, other.username));
  return { owner, other, mailed: await newestToken(server, other.username, 'approve-managed-card') };
}
