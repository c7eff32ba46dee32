import type { IntlShape } from 'react-intl';
import { momentText } from '#i18n/dates.tsx';
import { moneyStyle, moneyText } from '#i18n/money.tsx';
import { formatCardNumber } from '#rules/card-number.ts';
import { formatDay } from '#rules/date-text.ts';

/** The type of value for each type of cell (TBL-01). */
export interface CellValues {
  /** A count. */
  readonly number: number;
  readonly cardNumber: string;
  readonly person: { readonly firstName: string | null; readonly lastName: string | null };
  /** An ISO day. */
  readonly date: string;
  /** An ISO moment. */
  readonly dateTime: string;
  readonly decimal: number;
  readonly boolean: boolean;
  /** In per cent: 21 means 21 %. */
  readonly percentage: number;
  /** Money in minor units. */
  readonly price: number;
  /** A price in whole units, shown with all its decimals, at most four. */
  readonly originalDecimalPrice: number;
  /** Money in minor units: received (+) or spent (−). */
  readonly amount: number;
}
export type CellType = keyof CellValues;

const decimals = { minimumFractionDigits: 2, maximumFractionDigits: 2 } as const;
/** The largest number of decimals of a price. */
const mostDecimals = 4;

type CellTexts = {
  readonly [Type in CellType]: (value: CellValues[Type], intl: IntlShape, currency: string) => string;
};

const texts: CellTexts = {
  number: (value, intl) => intl.formatNumber(value),
  cardNumber: formatCardNumber,
  person: ({ firstName, lastName }) => [firstName, lastName].filter((name) => name !== null && name !== '').join(' '),
  date: formatDay,
  dateTime: momentText,
  decimal: (value, intl) => intl.formatNumber(value, decimals),
  boolean: (isSo, intl) => intl.formatMessage({ id: isSo ? 'list.yes' : 'list.no' }),
  percentage: (value, intl) => intl.formatNumber(value / 100, { style: 'percent', maximumFractionDigits: 2 }),
  price: (value, intl, currency) => moneyText(intl, value, currency),
  originalDecimalPrice: (value, intl, currency) =>
    intl.formatNumber(value, { ...moneyStyle(intl, currency), maximumFractionDigits: mostDecimals }),
  amount: (value, intl, currency) =>
    intl.formatNumber(value / 100, { ...moneyStyle(intl, currency), signDisplay: 'exceptZero' }),
};

/** The text of a cell in the language of the page. `currency` is an ISO 4217 code. */
export const cellText = <Type extends CellType>(
  type: Type,
  value: CellValues[Type],
  intl: IntlShape,
  currency: string,
): string => texts[type](value, intl, currency);
