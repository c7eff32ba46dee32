import { parse, TYPE, type MessageFormatElement } from '@formatjs/icu-messageformat-parser';
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { locales } from '#contract/enumerations.ts';
import { errorStatus } from '#contract/error-names.ts';
import { readMessages } from '#messages/compile.ts';
import { readExampleNames, readFlag, readLanguage } from '#messages/language.ts';
import { minimumCustomerAge } from '#rules/age.ts';

const root = join(import.meta.dirname, '..', '..', '..');
const texts = Object.fromEntries(locales.map((locale) => [locale, readMessages(locale)]));
const keys = Object.keys(texts['cs'] ?? {});

const sources = globSync('{src,server,machines}/**/*.{ts,tsx}', { cwd: root })
  .map((file) => readFileSync(join(root, file), 'utf8'))
  .join('\n');

/** All string literals that could be a key or a part of a key. */
const quoted = new Set([...sources.matchAll(/(?<=['"])[\w.-]+(?=['"])/g)].map(([name]) => name));

/** Prefixes of keys that the code composes: for `login.errors.${name}`, every key with this prefix is used. */
const composedPrefixes = [
  ...new Set([...sources.matchAll(/[`']([a-zA-Z][\w.-]*\.)\$\{/g)].map((match) => match[1] ?? '')),
];

const failureNames = new Set([
  ...Object.keys(errorStatus),
  'NO_ANSWER',
  'UNREADABLE_ANSWER',
  'PAYMENT_REJECTED',
  'fallback',
]);

/** Whether the code contains the first part of a key, whose last part is a name: `cart` and `.errors.CART_EXPIRED`. */
const isComposedOfAreaAndName = (key: string): boolean => {
  const [, area, name = ''] = /^(\w+)\.(?:errors\.)?([A-Z_]+|fallback)$/.exec(key) ?? [];
  if (area === undefined || !quoted.has(area)) return false;
  return !key.includes('.errors.') || failureNames.has(name);
};

/** Suffixes of keys that the code composes: `${area}.caption`. */
const composedSuffixes = new Set([...sources.matchAll(/`\$\{\w+\}\.([\w.]+)`/g)].map((match) => match[1] ?? ''));
const isComposedOfAreaAndSuffix = (key: string): boolean => {
  const [area = '', ...rest] = key.split('.');
  return composedSuffixes.has(rest.join('.')) && quoted.has(area);
};

const isUsed = (key: string): boolean =>
  quoted.has(key) ||
  isComposedOfAreaAndName(key) ||
  isComposedOfAreaAndSuffix(key) ||
  composedPrefixes.some((prefix) => key.startsWith(prefix));

function argumentsOf(elements: readonly MessageFormatElement[]): string[] {
  return elements.flatMap((element) => {
    if (element.type === TYPE.literal || element.type === TYPE.pound) return [];
    if (element.type === TYPE.tag) return [element.value, ...argumentsOf(element.children)];
    if (element.type === TYPE.plural || element.type === TYPE.select) {
      return [element.value, ...Object.values(element.options).flatMap((option) => argumentsOf(option.value))];
    }
    return [element.value];
  });
}

const argumentsIn = (text: string): string[] => [...new Set(argumentsOf(parse(text)))].toSorted();

/** The kinds and codes of the example data that have a name in a language. */
const namesIn = (locale: string): string[] =>
  Object.entries(readExampleNames(locale)).flatMap(([kind, names]) =>
    Object.entries(names).map(([code, name]) => `${kind} ${code}${name.trim() === '' ? ': no name' : ''}`),
  );

describe('the messages', () => {
  it.each(locales)('have the same keys in %s as in Czech', (locale) => {
    expect(Object.keys(texts[locale] ?? {}).toSorted()).toEqual(keys.toSorted());
  });

  it.each(locales)(
    'take the minimum age in %s from the constant of the rules and do not repeat the number',
    (locale) => {
      const aged = ['registration.consent.age', 'registration.errors.AGE_NOT_CONFIRMED'];
      const wrong = aged.filter((key) => !argumentsIn(texts[locale]?.[key] ?? '').includes('minAge'));
      const numbers = keys.filter((key) => new RegExp(`\\b${minimumCustomerAge}\\b`).test(texts[locale]?.[key] ?? ''));
      expect([...wrong, ...numbers]).toEqual([]);
    },
  );

  it.each(locales)('have the same placeholders in %s as in Czech', (locale) => {
    const differing = keys.filter(
      (key) => argumentsIn(texts[locale]?.[key] ?? '').join() !== argumentsIn(texts['cs']?.[key] ?? '').join(),
    );
    expect(differing).toEqual([]);
  });

  it.each(locales)('have in %s all that a language has besides its texts', (locale) => {
    expect(Object.keys(readLanguage(locale))).toEqual(Object.keys(readLanguage('cs')));
    expect(readFlag(locale)).toContain(encodeURIComponent('viewBox="0 0 36 24"'));
    expect(namesIn(locale)).toEqual(namesIn('cs'));
  });

  it.each(locales)('have no empty texts in %s', (locale) => {
    expect(keys.filter((key) => (texts[locale]?.[key] ?? '').trim() === '')).toEqual([]);
  });

  it('are all used in the code', () => expect(keys.filter((key) => !isUsed(key))).toEqual([]));

  it('contain every key that is used in the code', () => {
    const uses = [
      ...sources.matchAll(/(?:\bid=|\bid: |messageId: |usePageTitle\(|labelId=)["']([\w.-]+\.[\w.-]+)["']/g),
    ];
    const missing = uses.map((match) => match[1] ?? '').filter((key) => !keys.includes(key));
    expect([...new Set(missing)]).toEqual([]);
  });
});
