import type { Locale } from '#contract/enumerations.ts';
import { currencyDisplayIn } from '#rules/currency-display.ts';
import { intl } from './translate.ts';

/** Formats an amount for display. `amount` in minor units, `currency` in ISO 4217 letters. */
export const moneyText = (locale: Locale, amount: number, currency: string): string =>
  intl(locale).formatNumber(amount / 100, { style: 'currency', currency, currencyDisplay: currencyDisplayIn(locale) });
