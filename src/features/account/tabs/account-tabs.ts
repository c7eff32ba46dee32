import type { AccountTab } from './account-tab.ts';
import { cardApplicationsTab } from './card-applications/card-applications.tab.ts';
import { chipCardsTab } from './chip-cards/chip-cards.tab.ts';
import { eWalletTab } from './e-wallet/e-wallet.tab.ts';
import { ticketFaresTab } from './ticket-fares/ticket-fares.tab.ts';

/** The tabs of the account page in their order; the first is the default (ACC-03). */
export const accountTabs: readonly AccountTab[] = [ticketFaresTab, chipCardsTab, eWalletTab, cardApplicationsTab];
