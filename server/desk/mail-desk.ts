import { undeliveredMails as endpoint } from '#contract/endpoints/mail-desk.ts';
import { undeliveredMails } from '../platform/db/schema.ts';
import { route } from '../platform/http/route.ts';
import { ordered } from '../platform/lists/sorting.ts';
import { totalCountOf } from '../platform/lists/total-count.ts';

/** The mails that could not be sent and are not tried again, the latest first (MAI-01). */
export const undeliveredMailsRoute = route(endpoint, 'read', async ({ database, query }) => {
  const { limit, offset, sortDesc = true } = query;
  const rows = await database
    .select()
    .from(undeliveredMails)
    .orderBy(...ordered(undeliveredMails.failed, undeliveredMails.id, sortDesc))
    .limit(limit)
    .offset(offset);
  return {
    items: rows.map(({ accountId: _, failed, reachedSince, ...row }) => ({
      ...row,
      failed: failed.toISOString(),
      reachedSince: reachedSince?.toISOString() ?? null,
    })),
    totalCount: await totalCountOf(rows.length, query, () => database.$count(undeliveredMails)),
  };
});
