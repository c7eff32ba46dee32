import { ArrowLeftRight } from 'lucide-react';
import { lazyDialog } from '#common/lazy-part/lazy-dialog.tsx';
import { BalanceTransferDraft } from '#machines/account/balance-transfer/balance-transfer.draft.ts';
import { balanceTransferButton } from '#rules/visibility.ts';
import type { CardAction } from '../card-action.ts';
import { cardSubject } from '../draft-subjects.ts';
import { ofCard } from '../of-card.tsx';

/** Moves the balance of a card of the old system into the wallet of the current card (TRF-01). */
export const balanceTransferAction: CardAction = {
  id: 'balanceTransfer',
  label: 'account.balanceTransfer',
  Icon: ArrowLeftRight,
  place: 'card',
  button: balanceTransferButton,
  Dialog: ofCard(
    lazyDialog(async () => (await import('./balance-transfer-dialog.tsx')).BalanceTransferDialog, {
      title: 'balanceTransfer.title',
      close: 'balanceTransfer.close',
      size: 'small',
      fields: 1,
    }),
  ),
  draftSubject: cardSubject,
  draft: BalanceTransferDraft,
};
