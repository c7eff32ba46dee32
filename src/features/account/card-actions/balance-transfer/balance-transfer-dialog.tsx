import { findEnteredData } from '#common/form-draft/find-entered-data.ts';
import { useFormDraft } from '#common/form-draft/use-form-draft.ts';
import { useShop } from '#common/shop-context.tsx';
import { useClosing } from '#common/use-closing.ts';
import { useFlow } from '#common/use-flow.ts';
import { useMoneyText } from '#i18n/money.tsx';
import {
  BalanceTransferDraft,
  balanceTransferDraft,
} from '#machines/account/balance-transfer/balance-transfer.draft.ts';
import type { CardDialogProps } from '../of-card.tsx';
import { BalanceTransferView } from './balance-transfer-view.tsx';
import { provideBalanceTransfer } from './balance-transfer.actors.ts';

/**
 * The dialog that moves the balance of an old card into the wallet of the current card. Each opening starts a new flow.
 */
export function BalanceTransferDialog({ card, onClosed }: CardDialogProps) {
  const shop = useShop();
  const moneyText = useMoneyText();
  const { cardNumber } = card;
  const form = { form: 'balanceTransfer', subject: cardNumber };
  const flow = useFlow(
    () => provideBalanceTransfer(shop, moneyText),
    () => ({ flowId: shop.newFlowId(), cardNumber, draft: findEnteredData(shop, form, BalanceTransferDraft) }),
  );
  useFormDraft(shop, { ...form, flow, entered: () => balanceTransferDraft(flow.getSnapshot()) });
  useClosing(flow, onClosed);
  return <BalanceTransferView actor={flow} />;
}
