import { useIntl, type IntlShape } from 'react-intl';
import { currencyDisplayIn } from '#rules/currency-display.ts';
import type { MoneyNotation } from '#rules/money-notation.ts';
import { useCurrency } from './currency.ts';

/** The number format of an amount in the language of the page, with the usual symbol of the currency. */
export const moneyStyle = ({ locale }: IntlShape, currency: string) =>
  ({ style: 'currency', currency, currencyDisplay: currencyDisplayIn(locale), minimumFractionDigits: 2 }) as const;

/** An amount in minor units as text with two decimals, in the language of the page (FMT-02). */
export const moneyText = (intl: IntlShape, amount: number, currency: string): string =>
  intl.formatNumber(amount / 100, moneyStyle(intl, currency));

export function useMoneyText(): (amount: number) => string {
  const intl = useIntl();
  const currency = useCurrency();
  return (amount) => moneyText(intl, amount, currency);
}

/** Like {@link useMoneyText}, but an amount of whole units has no decimals; for amounts that are only compared. */
export function useRoundMoneyText(): (amount: number) => string {
  const intl = useIntl();
  const currency = useCurrency();
  return (amount) => {
    const minimumFractionDigits = amount % 100 === 0 ? 0 : 2;
    return intl.formatNumber(amount / 100, { ...moneyStyle(intl, currency), minimumFractionDigits });
  };
}

/** How amounts are written in the language of the page, to parse typed amounts. */
export function useMoneyNotation(): MoneyNotation {
  return { language: useIntl().locale, currency: useCurrency() };
}

/** The currency's symbol in the language of the page, such as Kč. */
export function useCurrencySign(): string {
  const intl = useIntl();
  const currency = useCurrency();
  const parts = intl.formatNumberToParts(0, moneyStyle(intl, currency));
  return parts.find(({ type }) => type === 'currency')?.value ?? currency;
}

/** Like {@link Money}, with {@link useRoundMoneyText}. */
export function RoundMoney({ amount }: { readonly amount: number }) {
  return <span translate="no">{useRoundMoneyText()(amount)}</span>;
}

/** An amount in minor units of the operator's currency. Page translators do not change it. */
export function Money({ amount }: { readonly amount: number }) {
  return <span translate="no">{useMoneyText()(amount)}</span>;
}
