import { createHash } from 'node:crypto';
import type { TextScope } from '#contract/endpoints/i18n.ts';
import { locales, type Locale } from '#contract/start-up-enumerations.ts';
import {
  forPages,
  readAccountMessages,
  readDeskMessages,
  readMessages,
  readPassMessages,
  readServerMessages,
  readTesterMessages,
  readTrailMessages,
  readVisitorMessages,
} from './compile.ts';

type Texts = Readonly<Record<string, string>>;

const fallbackLocale: Locale = 'cs';

/** The texts that no customer's page needs, or that it loads from separate files. */
const readBesidesCustomer = (locale: string): Texts => ({
  ...readDeskMessages(locale),
  ...readTesterMessages(locale),
  ...readPassMessages(locale),
  ...readTrailMessages(locale),
  ...readServerMessages(locale),
});

const ofAll = new Map<string, Texts>();

/** All texts of a language for pages, as ICU texts; a missing text is replaced by the Czech text. Read only once. */
function readAll(locale: string): Texts {
  const kept = ofAll.get(locale) ?? forPages(locale, { ...readMessages(fallbackLocale), ...readMessages(locale) });
  ofAll.set(locale, kept);
  return kept;
}

const pick = (texts: Texts, isPicked: (key: string) => boolean): Texts =>
  Object.fromEntries(Object.entries(texts).filter(([key]) => isPicked(key)));

/** The texts of a scope for pages, as ICU texts. */
export function readScope(locale: string, scope: TextScope): Texts {
  const all = readAll(locale);
  if (scope === 'all') return all;
  const left = readBesidesCustomer(fallbackLocale);
  if (scope === 'customer') return pick(all, (key) => !(key in left));
  const account = scope === 'account' ? readAccountMessages(fallbackLocale) : {};
  const picked = { ...readVisitorMessages(fallbackLocale), ...account };
  return pick(all, (key) => key in picked);
}

/** The texts that a scope has besides those of the next narrower scope `than`. */
export function readWider(locale: string, scope: TextScope, than: TextScope): Texts {
  const narrower = readScope(locale, than);
  return pick(readScope(locale, scope), (key) => !(key in narrower));
}

let version: string | undefined;

/** Identifies the texts of all languages: a page and a server with the same version have the same texts. */
export function textsVersion(): string {
  version ??= createHash('sha256')
    .update(JSON.stringify(locales.map((locale) => readAll(locale))))
    .digest('base64url')
    .slice(0, 8);
  return version;
}
