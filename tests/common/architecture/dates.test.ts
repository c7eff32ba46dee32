import { parse, TYPE, type MessageFormatElement } from '@formatjs/icu-messageformat-parser';
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { locales } from '#contract/enumerations.ts';
import { readMessages } from '#messages/compile.ts';

const root = join(import.meta.dirname, '..', '..', '..');

/** The only modules that may turn a date into text; each value is the purpose. */
const formatters: Readonly<Record<string, string>> = {
  'rules/date-text.ts': 'days and moments in digits, for everyone',
  'rules/date-names.ts': 'names of days and months on a page',
  'server/platform/i18n/date-text.ts': 'moments in words in a mail',
  'server/purchase/gateways/gateway-time.ts': 'the times in gateways’ messages',
  'server/accounts/calendar/feed.ts': 'the time in a header of HTTP',
};

const formatting =
  /Intl\.(DateTime|RelativeTime|Duration)Format|\bformat(Date|Time|RelativeTime)(Range|TimeRange|ToParts)?\(|\bFormatted(Date|Time|RelativeTime|DateTimeRange)|\.toLocale(Date|Time)?String\(|\.toLocaleString|\b(date|time)Style\b|\bDateFormatter\b|\.toFormat\(|\.to(Date|Time|UTC|GMT)String\(/;

const formatsDates = (code: string): boolean => formatting.test(code);

/**
 * Finds added years or months with a minus. Such a subtraction is wrong for a person born on 29 February in a common
 * year.
 */
const takesYears = (code: string): boolean => /\badd(?:Years|Months)\((?:[^()]|\([^()]*\))*,\s*-/.test(code);

/**
 * Finds code that reads a formatted text. The formatted text differs between browser versions; `formatToParts` gives its
 * parts.
 */
const parsing =
  /\b(format|toFormat|toLocale\w*String|format(Number|List|Message|Day|Moment)|timeOfDay)\((?:[^()]|\([^()]*\))*\)\s*\.(split|match|matchAll|search|slice|substring|at|indexOf|charAt)\(|\bparse(Day|Money|Float|Int)?\(\s*[\w.]*format/;

const isDateElement = (element: MessageFormatElement): boolean => {
  if (element.type === TYPE.date || element.type === TYPE.time) return true;
  if (element.type === TYPE.tag) return element.children.some(isDateElement);
  if (element.type !== TYPE.plural && element.type !== TYPE.select) return false;
  return Object.values(element.options).some(({ value }) => value.some(isDateElement));
};

describe('dates', () => {
  it('are formatted only by the listed modules', () => {
    const modules = globSync('{contract,rules,machines,src,server}/**/*.{ts,tsx}', { cwd: root });
    const found = modules.filter((file) => formatsDates(readFileSync(join(root, file), 'utf8')));
    expect(found.toSorted()).toEqual(Object.keys(formatters).toSorted());
  });

  it('are moved back by years or months only with yearsBefore and monthsBefore', () => {
    const modules = globSync('{rules,machines,src,server}/**/*.{ts,tsx}', { cwd: root });
    expect(modules.filter((file) => takesYears(readFileSync(join(root, file), 'utf8')))).toEqual([]);
    expect(takesYears('addMonths(dayOf(moment), -months)')).toBe(true);
  });

  it('and numbers are never read from a formatted text', () => {
    const modules = globSync('{contract,rules,machines,messages,src,server}/**/*.{ts,tsx}', { cwd: root });
    expect(modules.filter((file) => parsing.test(readFileSync(join(root, file), 'utf8')))).toEqual([]);
  });

  it.each(locales)('are never formatted by a message in %s', (locale) => {
    const wrong = Object.entries(readMessages(locale)).filter(([, text]) => parse(text).some(isDateElement));
    expect(wrong).toEqual([]);
  });
});

describe('code that formats dates', () => {
  it.each([
    'intl.formatDate(day)',
    '<FormattedTime value={at} />',
    'new Intl.DateTimeFormat(locale)',
    'at.toLocaleDateString()',
    'number.toLocaleString()',
    'formatDateToParts(at)',
  ])('is found if it contains %s', (code) => {
    expect(formatsDates(code)).toBe(true);
  });
});

describe('code that reads a date or a number from a formatted text', () => {
  it.each([
    "new Intl.DateTimeFormat('en-CA').format(at).split('-')",
    'intl.formatNumber(price(item) / 100).match(digits)',
    'parseMoney(intl.formatNumber(amount))',
  ])('is found if it contains %s', (code) => {
    expect(parsing.test(code)).toBe(true);
  });
});
