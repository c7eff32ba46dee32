import { useMoneyText } from '#i18n/money.tsx';
import type { eWalletTopUpView } from '#machines/account/e-wallet-top-up/e-wallet-top-up.view.ts';

export type TopUpView = ReturnType<typeof eWalletTopUpView>;

/** The formatted amounts that the messages of the top-up contain. */
export function useAmountTexts({ limits, balance }: TopUpView): Record<string, string> {
  const moneyText = useMoneyText();
  return {
    minimum: moneyText(limits?.minRecharge ?? 0),
    maximum: moneyText(limits?.maxRecharge ?? 0),
    largest: moneyText(limits?.largest ?? 0),
    maxAmount: moneyText(limits?.maxAmount ?? 0),
    balance: moneyText(balance),
  };
}
