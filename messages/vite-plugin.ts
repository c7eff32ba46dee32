import type { Plugin } from 'vite';
import { locales } from '#contract/start-up-enumerations.ts';
import { compileMessages, forPages, readPassMessages, readTrailMessages } from './compile.ts';
import { readFlag, readLanguage } from './language.ts';
import { readScope, readWider, textsVersion } from './scopes.ts';

const areas: Readonly<Record<string, (locale: string) => Readonly<Record<string, string>>>> = {
  'virtual:visitor-messages': (locale) => readScope(locale, 'visitor'),
  'virtual:account-messages': (locale) => readWider(locale, 'account', 'visitor'),
  'virtual:customer-messages': (locale) => readWider(locale, 'customer', 'account'),
  'virtual:other-messages': (locale) => readWider(locale, 'all', 'customer'),
  'virtual:pass-messages': (locale) => forPages(locale, readPassMessages(locale)),
  'virtual:trail-messages': (locale) => forPages(locale, readTrailMessages(locale)),
};

const facts: Readonly<Record<string, (locale: string) => string>> = {
  'virtual:language-names': (locale) => readLanguage(locale).name,
  'virtual:flags': readFlag,
};

const version = 'virtual:messages-version';

/** The code of an object with a member for each language. */
const forEachLanguage = (valueIn: (locale: string) => string): string =>
  `export default { ${locales.map((locale) => `${locale}: ${valueIn(locale)}`).join(', ')} }`;

function codeOf(name: string, locale: string | undefined): string | undefined {
  if (name === version) return `export default ${JSON.stringify(textsVersion())}`;
  const area = areas[name];
  const fact = facts[name];
  if (fact !== undefined) return forEachLanguage((language) => JSON.stringify(fact(language)));
  if (area === undefined) return undefined;
  return locale === undefined
    ? forEachLanguage((language) => `() => import('${name}/${language}')`)
    : `export default ${JSON.stringify(compileMessages(area(locale)))}`;
}

/**
 * Provides what the client has of each language. `virtual:visitor-messages` loads the texts before log-in on demand,
 * `virtual:account-messages` those of the account page, `virtual:customer-messages` the other texts of customers' pages,
 * `virtual:other-messages` all others; `virtual:pass-messages` only those of the pages of passes,
 * `virtual:trail-messages` only the sentences of the trail's events. `virtual:visitor-messages/cs` and the like are the
 * compiled texts; `virtual:messages-version` is their version. `virtual:language-names` and `virtual:flags` have the names
 * and flags of all languages.
 */
export const messagesPlugin = (): Plugin => ({
  name: 'messages',
  resolveId: (id) => ((id.split('/')[0] ?? '') in { ...areas, ...facts, [version]: null } ? `\0${id}` : undefined),
  load(id) {
    const [name = '', locale] = id.slice(1).split('/');
    return id.startsWith('\0') ? codeOf(name, locale) : undefined;
  },
});
