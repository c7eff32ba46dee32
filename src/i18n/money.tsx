import { useIntl, type IntlShape } from 'react-intl';
import { currencyDisplayIn } from '#rules/currency-display.ts';
import type { MoneyNotation } from '#rules/money-notation.ts';
import { useCurrency } from './currency.ts';

/** The style of an amount in the language shown, with the currency as people know it. */
export const moneyStyle = ({ locale }: IntlShape, currency: string) =>
  ({ style: 'currency', currency, currencyDisplay: currencyDisplayIn(locale), minimumFractionDigits: 2 }) as const;

/** An amount in minor units as text with two decimals, in the language shown (FMT-02). */
export const moneyText = (intl: IntlShape, amount: number, currency: string): string =>
  intl.formatNumber(amount / 100, moneyStyle(intl, currency));

export function useMoneyText(): (amount: number) => string {
  const intl = useIntl();
  const currency = useCurrency();
  return (amount) => moneyText(intl, amount, currency);
}

/** As {@link useMoneyText}; an amount of whole units is shown without decimals, for amounts that are only compared. */
export function useRoundMoneyText(): (amount: number) => string {
  const intl = useIntl();
  const currency = useCurrency();
  return (amount) => {
    const minimumFractionDigits = amount % 100 === 0 ? 0 : 2;
    return intl.formatNumber(amount / 100, { ...moneyStyle(intl, currency), minimumFractionDigits });
  };
}

/** How amounts are written in the language shown, to read typed ones. */
export function useMoneyNotation(): MoneyNotation {
  return { language: useIntl().locale, currency: useCurrency() };
}

/** The currency's symbol in the language shown, such as Kč. */
export function useCurrencySign(): string {
  const intl = useIntl();
  const currency = useCurrency();
  const parts = intl.formatNumberToParts(0, moneyStyle(intl, currency));
  return parts.find(({ type }) => type === 'currency')?.value ?? currency;
}

/** As {@link Money}, of {@link useRoundMoneyText}. */
export function RoundMoney({ amount }: { readonly amount: number }) {
  return <span translate="no">{useRoundMoneyText()(amount)}</span>;
}

/** An amount in minor units of the operator's currency, which a page translator leaves as it is. */
export function Money({ amount }: { readonly amount: number }) {
  return <span translate="no">{useMoneyText()(amount)}</span>;
}
