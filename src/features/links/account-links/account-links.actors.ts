import { pagingOf, provideList } from '#common/list-table/list.actors.ts';
import { customerAccountLinks, managingAccounts } from '#contract/endpoints/account-link-list.ts';
import type { AccountLink, ManagingAccount } from '#contract/entities/account-link.ts';
import type { Shop } from '#runtime/shop.ts';

/** The list of the customers that are linked to the account by one type of link. */
export const provideLinkList = (shop: Shop, customerAccountLinkType: AccountLink['customerAccountLinkType']) =>
  provideList<AccountLink>({
    page: (query, signal) =>
      shop.call(customerAccountLinks, {
        query: { ...pagingOf(query, customerAccountLinks), customerAccountLinkType },
        signal,
      }),
  });

/** A managing account as a row of a list. */
export type ManagingAccountRow = Omit<ManagingAccount, 'managingAccountId'> & { readonly id: number };

export const provideManagingAccountList = (shop: Shop) =>
  provideList<ManagingAccountRow>({
    page: async (query, signal) => {
      const { items, totalCount } = await shop.call(managingAccounts, {
        query: pagingOf(query, managingAccounts),
        signal,
      });
      return { items: items.map(({ managingAccountId: id, ...account }) => ({ ...account, id })), totalCount };
    },
  });
