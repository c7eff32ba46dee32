import { accountMails } from '#contract/endpoints/trail.ts';
import { eq } from '../../platform/db/orm.ts';
import { sentMails } from '../../platform/db/schema.ts';
import { route } from '../../platform/http/route.ts';
import { ordered } from '../../platform/lists/sorting.ts';
import { totalCountOf } from '../../platform/lists/total-count.ts';

/** The mails that were sent to the account, the latest first (TRL-04). */
export const accountMailsRoute = route(accountMails, 'read', async ({ database, caller, query }) => {
  const { limit, offset, sortDesc = true } = query;
  const mine = eq(sentMails.accountId, caller.accountId);
  const rows = await database
    .select({ id: sentMails.id, sent: sentMails.sent, subject: sentMails.subject, recipient: sentMails.recipient })
    .from(sentMails)
    .where(mine)
    .orderBy(...ordered(sentMails.sent, sentMails.id, sortDesc))
    .limit(limit)
    .offset(offset);
  return {
    items: rows.map((row) => ({ ...row, sent: row.sent.toISOString() })),
    totalCount: await totalCountOf(rows.length, query, () => database.$count(sentMails, mine)),
  };
});
