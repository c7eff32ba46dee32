import type { Locale } from '../../contract/enumerations.ts';
import { intl } from './translate.ts';

/** An amount for people. `amount` in minor units, `currency` in ISO letters. */
export const moneyText = (locale: Locale, amount: number, currency: string): string =>
  intl(locale).formatNumber(amount / 100, { style: 'currency', currency });
