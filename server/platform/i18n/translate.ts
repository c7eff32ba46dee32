import { createIntl, createIntlCache } from '@formatjs/intl';
import type { IntlShape } from '@formatjs/intl';
import type { Locale } from '#contract/enumerations.ts';
import { type MessageKey, uncheckedKey } from '#messages/keys/message-key.ts';
import { operatorTimeZone } from '#rules/time-zone.ts';
import { BoundedMap } from '../cache/bounded-map.ts';
import { catalogue } from './catalogue.ts';

const cache = createIntlCache();
const shapes = new Map<Locale, IntlShape>();

type Parsed = Exclude<ReturnType<typeof catalogue>[string], string>;

/** The messages that have arguments; plain texts need no formatting. */
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

/** Formats a message. The results are cached, since lists format the same messages many times and formatting is slow. */
function filledText(locale: Locale, key: string, values: Values | undefined): string {
  const asked = `${locale} ${key} ${JSON.stringify(values)}`;
  const text = filledTexts.get(asked) ?? intl(locale).formatMessage({ id: uncheckedKey(key) }, values);
  filledTexts.set(asked, text);
  return text;
}

/**
 * The text of a key in a language, with its ICU arguments replaced by `values`; the key itself if there is no such text.
 */
export function translate(locale: Locale, key: MessageKey, values?: Values): string {
  const message = catalogue(locale)[key];
  if (message === undefined) return key;
  return typeof message === 'string' ? message : filledText(locale, key, values);
}
