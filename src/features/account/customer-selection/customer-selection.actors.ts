import { fromPromise } from 'xstate';
import { accountPath } from '#contract/account-pages.ts';
import { accountPage } from '#contract/endpoints/account-page.ts';
import type { AccountPage } from '#contract/entities/account-page.ts';
import { customerSelectionMachine } from '#machines/account/customer-selection/customer-selection.machine.ts';
import type { PageRequest } from '#machines/account/customer-selection/customer-selection.types.ts';
import type { Shop } from '#runtime/shop.ts';

export function provideCustomerSelection(shop: Shop) {
  const readPage = fromPromise<AccountPage, PageRequest>(({ input: { linkedId }, signal }) =>
    shop.call(accountPage, { query: linkedId === null ? {} : { customerId: linkedId }, signal }),
  );
  return customerSelectionMachine.provide({
    actors: { readOwnPage: readPage, readLinkedPage: readPage },
    actions: {
      goToAccount: () => {
        shop.goTo(accountPath, { replace: true });
        shop.showToast({ messageId: 'account.noLink', colour: 'info' });
      },
    },
  });
}
