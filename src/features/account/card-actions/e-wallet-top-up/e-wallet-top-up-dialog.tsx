import { configurationOf } from '#common/configuration.ts';
import { findEnteredData } from '#common/form-draft/find-entered-data.ts';
import { useFormDraft } from '#common/form-draft/use-form-draft.ts';
import { useShop } from '#common/shop-context.tsx';
import { useClosing } from '#common/use-closing.ts';
import { useFlow } from '#common/use-flow.ts';
import { useMoneyNotation } from '#i18n/money.tsx';
import { EWalletTopUpDraft, eWalletTopUpDraft } from '#machines/account/e-wallet-top-up/e-wallet-top-up.draft.ts';
import type { EWalletTopUpInput } from '#machines/account/e-wallet-top-up/e-wallet-top-up.types.ts';
import type { CardDialogProps } from '../of-card.tsx';
import { EWalletTopUpView } from './e-wallet-top-up-view.tsx';
import { provideEWalletTopUp } from './e-wallet-top-up.actors.ts';

interface WalletDialogProps extends Pick<CardDialogProps, 'onClosed'> {
  readonly wallet: Pick<EWalletTopUpInput, 'customerId' | 'cardNumber' | 'eWallet'>;
}

function WalletDialog({ wallet, onClosed }: WalletDialogProps) {
  const shop = useShop();
  const notation = useMoneyNotation();
  const form = { form: 'eWalletTopUp', subject: wallet.cardNumber };
  const flow = useFlow(provideEWalletTopUp, () => ({
    flowId: shop.newFlowId(),
    ...wallet,
    notation,
    offeredRecharges: configurationOf(shop)?.offeredRecharges ?? [],
    draft: findEnteredData(shop, form, EWalletTopUpDraft),
  }));
  useFormDraft(shop, { ...form, flow, entered: () => eWalletTopUpDraft(flow.getSnapshot()) });
  useClosing(flow, onClosed);
  return <EWalletTopUpView actor={flow} />;
}

/** The dialog that tops up a card's wallet. Each opening starts a new flow, so that closing discards what was typed. */
export function EWalletTopUpDialog({ card, customer, onClosed }: CardDialogProps) {
  const { electronicWallet: eWallet, cardNumber } = card;
  if (eWallet === null) return null;
  return <WalletDialog wallet={{ customerId: customer.id, cardNumber, eWallet }} onClosed={onClosed} />;
}
