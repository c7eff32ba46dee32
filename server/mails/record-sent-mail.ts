import { usernameIs } from '../auth/find-account.ts';
import type { Database } from '../db/database.ts';
import { customerAccounts, sentMails } from '../db/schema.ts';
import type { Mail } from '../mailer/mailer.ts';

/**
 * Remembers that a mail was sent to an account, without its content. Writes nothing when the address belongs to no
 * account, such as that of a deleted one.
 * @param transaction the one that marks the mail's outbox entry done
 */
export async function recordSentMail(
  transaction: Database,
  { to, subject }: Pick<Mail, 'to' | 'subject'>,
  now: Date,
): Promise<void> {
  const [account] = await transaction.select({ id: customerAccounts.id }).from(customerAccounts).where(usernameIs(to));
  if (account === undefined) return;
  await transaction.insert(sentMails).values({ accountId: account.id, recipient: to, subject, sent: now });
}
