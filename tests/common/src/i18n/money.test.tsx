// @vitest-environment jsdom
import { cleanup, render } from '@testing-library/react';
import type { ReactElement } from 'react';
import { RawIntlProvider } from 'react-intl';
import { afterEach, describe, expect, it } from 'vitest';
import type { Locale } from '#contract/enumerations.ts';
import { CurrencyProvider } from '#i18n/currency.ts';
import { Money, useCurrencySign, useMoneyNotation, useRoundMoneyText } from '#i18n/money.tsx';
import { staticTexts } from '#i18n/texts.ts';
import { parseMoney } from '#rules/money.ts';

afterEach(cleanup);

function Round({ amount }: { readonly amount: number }) {
  return useRoundMoneyText()(amount);
}
const Read = ({ text }: { readonly text: string }) => JSON.stringify(parseMoney(text, useMoneyNotation()));
const Sign = () => useCurrencySign();

function textOf(element: ReactElement, locale: Locale = 'cs', currency?: string): string {
  const inLanguage = <RawIntlProvider value={staticTexts(locale, {}).intl()}>{element}</RawIntlProvider>;
  const { container } = render(
    currency === undefined ? inLanguage : <CurrencyProvider value={currency}>{inLanguage}</CurrencyProvider>,
  );
  return container.textContent.replaceAll(/\s/g, ' ');
}

describe('an amount of money (FMT-02)', () => {
  it.each<[Locale, string, string]>([
    ['cs', 'CZK', '1 234 567,05 Kč'],
    ['cs', 'EUR', '1 234 567,05 €'],
    ['sk', 'CZK', '1 234 567,05 Kč'],
    ['en', 'CZK', 'CZK 1,234,567.05'],
    ['en', 'EUR', '€1,234,567.05'],
    ['pl', 'CZK', '1 234 567,05 CZK'],
    ['ro', 'RON', '1.234.567,05 RON'],
  ])('is written in %s and %s as %s, and is parsed from this text', (locale, currency, text) => {
    expect(textOf(<Money amount={123_456_705} />, locale, currency)).toBe(text);
    expect(textOf(<Read text={text} />, locale, currency)).toBe('{"amount":123456705}');
  });

  it.each([
    [0, '0,00 Kč'],
    [5, '0,05 Kč'],
    [10, '0,10 Kč'],
    [55_000, '550,00 Kč'],
    [-40, '-0,40 Kč'],
  ])('has two decimals: %i minor units', (amount, text) => expect(textOf(<Money amount={amount} />)).toBe(text));

  it.each([
    [1900, '19 Kč'],
    [1990, '19,90 Kč'],
    [1905, '19,05 Kč'],
    [0, '0 Kč'],
    [-100, '-1 Kč'],
  ])('has no decimals in a comparison if they are 0: %i', (amount, text) =>
    expect(textOf(<Round amount={amount} />)).toBe(text),
  );

  it.each<[Locale, string, string]>([
    ['cs', 'CZK', 'Kč'],
    ['en', 'CZK', 'CZK'],
    ['en', 'EUR', '€'],
    ['ro', 'RON', 'RON'],
  ])('has in %s and %s the sign %s', (locale, currency, sign) => expect(textOf(<Sign />, locale, currency)).toBe(sign));
});
