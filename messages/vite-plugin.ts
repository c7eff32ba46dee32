import type { Plugin } from 'vite';
import { locales } from '#contract/start-up-enumerations.ts';
import { compileForPages, readMessages, readPassMessages, readTrailMessages } from './compile.ts';
import { readFlag, readLanguage } from './language.ts';

const areas: Readonly<Record<string, (locale: string) => Record<string, string>>> = {
  'virtual:messages': readMessages,
  'virtual:pass-messages': readPassMessages,
  'virtual:trail-messages': readTrailMessages,
};

const facts: Readonly<Record<string, (locale: string) => string>> = {
  'virtual:language-names': (locale) => readLanguage(locale).name,
  'virtual:flags': readFlag,
};

/** The code of an object with a member for each language. */
const forEachLanguage = (valueIn: (locale: string) => string): string =>
  `export default { ${locales.map((locale) => `${locale}: ${valueIn(locale)}`).join(', ')} }`;

function codeOf(name: string, locale: string | undefined): string | undefined {
  const area = areas[name];
  const fact = facts[name];
  if (fact !== undefined) return forEachLanguage((language) => JSON.stringify(fact(language)));
  if (area === undefined) return undefined;
  return locale === undefined
    ? forEachLanguage((language) => `() => import('${name}/${language}')`)
    : `export default ${JSON.stringify(compileForPages(locale, area(locale)))}`;
}

/**
 * Provides what the client has of each language. `virtual:messages` loads all texts of a language on demand,
 * `virtual:pass-messages` only those of the pages of passes, `virtual:trail-messages` only the sentences of the trail's
 * events; `virtual:messages/cs` and the like are the compiled texts. `virtual:language-names` and `virtual:flags` have
 * the names and flags of all languages.
 */
export const messagesPlugin = (): Plugin => ({
  name: 'messages',
  resolveId: (id) => ((id.split('/')[0] ?? '') in { ...areas, ...facts } ? `\0${id}` : undefined),
  load(id) {
    const [name = '', locale] = id.slice(1).split('/');
    return id.startsWith('\0') ? codeOf(name, locale) : undefined;
  },
});
