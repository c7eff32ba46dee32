import type { Database } from '../../platform/db/database.ts';
import { and, eq, isNull } from '../../platform/db/orm.ts';
import { customerAccounts, sentMails, undeliveredMails } from '../../platform/db/schema.ts';
import type { Mail } from '../../platform/mailer/mailer.ts';
import { usernameIs } from '../auth/find-account.ts';

async function accountOf(transaction: Database, username: string): Promise<number | undefined> {
  const [account] = await transaction
    .select({ id: customerAccounts.id })
    .from(customerAccounts)
    .where(usernameIs(username));
  return account?.id;
}

type Recorded = Pick<Mail, 'to' | 'subject'>;

/**
 * Records that a mail was sent to an account, without its content. Writes nothing if the address belongs to no account,
 * for example to a deleted one.
 * @param transaction the transaction that marks the mail's outbox entry as done
 */
export async function recordSentMail(transaction: Database, { to, subject }: Recorded, now: Date): Promise<void> {
  const accountId = await accountOf(transaction, to);
  if (accountId === undefined) return;
  await transaction.insert(sentMails).values({ accountId, recipient: to, subject, sent: now });
  await transaction
    .update(undeliveredMails)
    .set({ reachedSince: now })
    .where(
      and(
        eq(undeliveredMails.accountId, accountId),
        eq(undeliveredMails.recipient, to),
        isNull(undeliveredMails.reachedSince),
      ),
    );
}

/** Records that a mail to an account could not be sent and is not tried again; otherwise like {@link recordSentMail}. */
export async function recordUndeliveredMail(
  transaction: Database,
  { to, subject }: Recorded,
  reason: string,
  now: Date,
): Promise<void> {
  const accountId = await accountOf(transaction, to);
  if (accountId === undefined) return;
  await transaction.insert(undeliveredMails).values({ accountId, recipient: to, subject, reason, failed: now });
}
