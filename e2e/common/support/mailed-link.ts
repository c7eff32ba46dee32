import { setTimeout as delay } from 'node:timers/promises';
import * as v from 'valibot';
import { resendVerification, resetPassword } from '#contract/endpoints/auth.ts';
import { requestCardManagement } from '#contract/endpoints/customer-account-links.ts';
import { callOf, createCustomer } from './customer.ts';
import type { Sandbox, TestAccount } from './sandbox.ts';

type LinkedPage =
  | 'verify'
  | 'change-password'
  | 'approve-managed-card'
  | 'reject-managed-card'
  | 'unsubscribe-notifications';

const Mails = v.array(v.object({ text: v.string() }));
const longPatience = 20_000;

/**
 * The link of the newest mail to `recipient` that contains `words` (by default of the newest mail): a path of the shop
 * with its token. Waits until the mail is sent.
 */
export async function mailedPath(
  url: string,
  recipient: string,
  page: LinkedPage,
  patience = longPatience,
  words = '',
): Promise<string> {
  const deadline = performance.now() + patience;
  while (performance.now() < deadline) {
    const answer = await fetch(`${url}/sandbox/mails?recipient=${encodeURIComponent(recipient)}`);
    const newest = v.parse(Mails, await answer.json()).find(({ text }) => text.includes(words));
    const path = new RegExp(`#(/${page}\\?token=\\S+)`).exec(newest?.text ?? '')?.[1];
    if (path !== undefined) return path;
    await delay(50);
  }
  throw new Error(`expected a mail to ${recipient} with a link to ${page}, got none within ${patience / 1000} s`);
}

/** A new link that verifies the account. */
export async function verificationLink(url: string, { username }: TestAccount): Promise<string> {
  await callOf(url, null)(resendVerification, { body: { value: username } });
  return mailedPath(url, username, 'verify');
}

/** A new link that changes the account's password. */
export async function passwordLink(url: string, { username }: TestAccount): Promise<string> {
  await callOf(url, null)(resetPassword, { body: { value: username } });
  return mailedPath(url, username, 'change-password');
}

/** A new link with which the account approves or rejects a request to manage the card of a new customer. */
export async function decisionLink(
  url: string,
  sandbox: Sandbox,
  { username }: TestAccount,
  decision: 'approve' | 'reject',
): Promise<string> {
  const owner = await createCustomer(url, await sandbox.account('adult'));
  await callOf(url, owner.session.token)(requestCardManagement, { body: { username } });
  return mailedPath(url, username, `${decision}-managed-card`);
}
