import type { AccountTab } from '../account-tab.ts';
import { TicketFaresTab } from './ticket-fares-tab.tsx';

export const ticketFaresTab: AccountTab = {
  address: 'ticket-fares',
  label: 'account.tab.ticketFares',
  isShown: () => true,
  Content: TicketFaresTab,
};
