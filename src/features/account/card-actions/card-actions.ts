import { assignCustodianAction } from './assign-custodian/assign-custodian.action.ts';
import { balanceTransferAction } from './balance-transfer/balance-transfer.action.ts';
import type { CardAction } from './card-action.ts';
import { connectAccountAction } from './connect-account/connect-account.action.tsx';
import { eWalletTopUpAction } from './e-wallet-top-up/e-wallet-top-up.action.ts';
import { personalInfoAction } from './personal-info/personal-info.action.ts';
import { reclamationAction } from './reclamation/reclamation.action.ts';
import { ticketFareAction } from './ticket-fare/ticket-fare.action.ts';

/** All actions of the account page that have a dialog, in the order of their buttons (ACC-07). */
export const cardActions: readonly CardAction[] = [
  personalInfoAction,
  connectAccountAction,
  assignCustodianAction,
  ticketFareAction,
  eWalletTopUpAction,
  balanceTransferAction,
  reclamationAction,
];
