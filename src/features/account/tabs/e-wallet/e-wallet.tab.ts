import { isWalletTabShown } from '#rules/visibility.ts';
import type { AccountTab } from '../account-tab.ts';
import { EWalletTab } from './e-wallet-tab.tsx';

export const eWalletTab: AccountTab = {
  address: 'e-wallet',
  label: 'account.tab.eWallet',
  isShown: isWalletTabShown,
  Content: EWalletTab,
};
