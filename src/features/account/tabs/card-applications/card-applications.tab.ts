import { lazyPart } from '#common/lazy-part/lazy-part.tsx';
import type { AccountTab, AccountTabContentProps } from '../account-tab.ts';
import { WaitingTab } from '../waiting-tab.tsx';

export const cardApplicationsTab: AccountTab = {
  address: 'card-applications',
  label: 'account.tab.cardApplications',
  isShown: () => true,
  Content: lazyPart<AccountTabContentProps>(
    async () => (await import('./card-application-list.tsx')).CardApplicationList,
    WaitingTab,
  ),
};
