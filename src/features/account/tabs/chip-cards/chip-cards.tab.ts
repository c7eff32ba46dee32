import { lazyPart } from '#common/lazy-part/lazy-part.tsx';
import type { AccountTab } from '../account-tab.ts';
import { WaitingTab } from '../waiting-tab.tsx';

export const chipCardsTab: AccountTab = {
  address: 'chip-cards',
  label: 'account.tab.chipCards',
  isShown: () => true,
  Content: lazyPart(async () => (await import('./chip-cards-tab.tsx')).ChipCardsTab, WaitingTab),
};
