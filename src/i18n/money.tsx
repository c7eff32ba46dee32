import { FormattedNumber, useIntl, type IntlShape } from 'react-intl';
import { useCurrency } from './currency.ts';

/** An amount in minor units as text with two decimals, in the language shown (FMT-02). */
export const moneyText = (intl: IntlShape, amount: number, currency: string): string =>
  intl.formatNumber(amount / 100, { style: 'currency', currency, minimumFractionDigits: 2 });

export function useMoneyText(): (amount: number) => string {
  const intl = useIntl();
  const currency = useCurrency();
  return (amount) => moneyText(intl, amount, currency);
}

/** The currency's symbol in the language shown, such as Kč. */
export function useCurrencySign(): string {
  const intl = useIntl();
  const currency = useCurrency();
  const parts = intl.formatNumberToParts(0, { style: 'currency', currency });
  return parts.find(({ type }) => type === 'currency')?.value ?? currency;
}

/** An amount in minor units of the operator's currency. */
export function Money({ amount }: { readonly amount: number }) {
  return <FormattedNumber value={amount / 100} style="currency" currency={useCurrency()} minimumFractionDigits={2} />;
}
