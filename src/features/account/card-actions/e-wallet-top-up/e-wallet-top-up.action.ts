import { EWalletTopUpDraft } from '../../../../../machines/e-wallet-top-up/e-wallet-top-up.draft.ts';
import { eWalletButton } from '../../../../../rules/visibility.ts';
import { lazyPart } from '../../../../common/lazy-part.ts';
import type { CardAction } from '../card-action.ts';

/** A top-up of the card's wallet (second specification, 4.2). */
export const eWalletTopUpAction: CardAction = {
  id: 'eWalletTopUp',
  label: 'account.topUp',
  button: eWalletButton,
  Dialog: lazyPart(async () => (await import('./e-wallet-top-up-dialog.tsx')).EWalletTopUpDialog),
  draft: EWalletTopUpDraft,
};
