import { pagingOf, provideList } from '#common/list-table/list.actors.ts';
import { accountMails } from '#contract/endpoints/trail.ts';
import type { SentMailRow } from '#contract/entities/trail.ts';
import type { Shop } from '#runtime/shop.ts';

/** The mails that were sent to the account. */
export const provideMailList = (shop: Shop) =>
  provideList<SentMailRow>({
    page: (query, signal) => shop.call(accountMails, { query: pagingOf(query, accountMails), signal }),
  });
