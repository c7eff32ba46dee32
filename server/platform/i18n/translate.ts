import { createIntl, createIntlCache } from '@formatjs/intl';
import type { IntlShape } from '@formatjs/intl';
import type { Locale } from '#contract/enumerations.ts';
import { operatorTimeZone } from '#rules/time-zone.ts';
import { BoundedMap } from '../cache/bounded-map.ts';
import { catalogue } from './catalogue.ts';

const cache = createIntlCache();
const shapes = new Map<Locale, IntlShape>();

type Parsed = Exclude<ReturnType<typeof catalogue>[string], string>;

/** The messages with arguments; a plain text needs no formatting. */
function parsedMessages(locale: Locale): Record<string, Parsed> {
  const entries = Object.entries(catalogue(locale));
  return Object.fromEntries(entries.filter((entry): entry is [string, Parsed] => typeof entry[1] !== 'string'));
}

/** Formats numbers, money and dates in a locale and in the operator's time zone. */
export function intl(locale: Locale): IntlShape {
  const kept =
    shapes.get(locale) ?? createIntl({ locale, messages: parsedMessages(locale), timeZone: operatorTimeZone }, cache);
  shapes.set(locale, kept);
  return kept;
}

type Values = Readonly<Record<string, string | number | Date>>;

const filledTexts = new BoundedMap<string, string>(5000);

/** Formats a message; the results are cached, since lists need the same ones again and formatting is slow. */
function filled(locale: Locale, key: string, values: Values | undefined): string {
  const asked = `${locale} ${key} ${JSON.stringify(values)}`;
  const text = filledTexts.get(asked) ?? intl(locale).formatMessage({ id: key }, values);
  filledTexts.set(asked, text);
  return text;
}

/** The text of a key in a language, its ICU arguments filled with `values`; the key itself when there is no text. */
export function translate(locale: Locale, key: string, values?: Values): string {
  const message = catalogue(locale)[key];
  if (message === undefined) return key;
  return typeof message === 'string' ? message : filled(locale, key, values);
}
