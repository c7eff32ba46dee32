import { accountMails } from '../../contract/endpoints/trail.ts';
import { eq } from '../db/orm.ts';
import { sentMails } from '../db/schema.ts';
import { route } from '../http/route.ts';
import { ordered } from '../lists/sorting.ts';
import { totalCountOf } from '../lists/total-count.ts';

/** Which mails were sent to the account, the latest first (TRL-04). */
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
