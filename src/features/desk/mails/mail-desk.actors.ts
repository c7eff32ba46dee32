import { pagingOf, provideList } from '#common/list-table/list.actors.ts';
import { undeliveredMails } from '#contract/endpoints/mail-desk.ts';
import type { UndeliveredMail } from '#contract/entities/undelivered-mail.ts';
import type { Shop } from '#runtime/shop.ts';

/** The mails that could not be delivered, the latest first. */
export const provideUndeliveredMails = (shop: Pick<Shop, 'call'>) =>
  provideList<UndeliveredMail>({
    page: (query, signal) => shop.call(undeliveredMails, { query: pagingOf(query, undeliveredMails), signal }),
  });
