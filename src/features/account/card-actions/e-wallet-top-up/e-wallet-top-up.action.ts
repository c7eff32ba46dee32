import { Wallet } from 'lucide-react';
import { lazyDialog } from '#common/lazy-part/lazy-dialog.tsx';
import { EWalletTopUpDraft } from '#machines/account/e-wallet-top-up/e-wallet-top-up.draft.ts';
import { eWalletButton } from '#rules/visibility.ts';
import type { CardAction } from '../card-action.ts';
import { cardSubject } from '../draft-subjects.ts';
import { ofCard } from '../of-card.tsx';

/** Tops up the card's wallet (WAL-01). */
export const eWalletTopUpAction: CardAction = {
  id: 'eWalletTopUp',
  label: 'account.topUp',
  Icon: Wallet,
  place: 'wallet',
  button: eWalletButton,
  Dialog: ofCard(
    lazyDialog(async () => (await import('./e-wallet-top-up-dialog.tsx')).EWalletTopUpDialog, {
      title: 'eWalletTopUp.title',
      close: 'eWalletTopUp.close',
      fields: 2,
    }),
  ),
  draftSubject: cardSubject,
  draft: EWalletTopUpDraft,
};
