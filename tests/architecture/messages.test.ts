import { parse, TYPE, type MessageFormatElement } from '@formatjs/icu-messageformat-parser';
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { locales } from '../../contract/enumerations.ts';
import { errorStatus } from '../../contract/error-names.ts';
import { readMessages } from '../../messages/compile.ts';

const root = join(import.meta.dirname, '..', '..');
const texts = Object.fromEntries(locales.map((locale) => [locale, readMessages(locale)]));
const keys = Object.keys(texts['cs'] ?? {});

const sources = globSync('{src,server,machines}/**/*.{ts,tsx}', { cwd: root })
  .map((file) => readFileSync(join(root, file), 'utf8'))
  .join('\n');

/** All quoted texts that could be a key or the prefix of keys. */
const quoted = new Set([...sources.matchAll(/(?<=['"])[\w.-]+(?=['"])/g)].map(([name]) => name));

/** Prefixes of keys that are composed in code: `login.errors.${name}` uses every key with this prefix. */
const builtPrefixes = [
  ...new Set([...sources.matchAll(/[`']([a-zA-Z][\w.-]*\.)\$\{/g)].map((match) => match[1] ?? '')),
];

/** Last parts of keys whose prefix is named elsewhere: `cart` … `.errors.CART_EXPIRED`, `orderState` … `.PAID`. */
const failureNames = new Set([...Object.keys(errorStatus), 'NO_ANSWER', 'UNREADABLE_ANSWER', 'fallback']);
const isNamedInParts = (key: string): boolean => {
  const [, area, name = ''] = /^(\w+)\.(?:errors\.)?([A-Z_]+|fallback)$/.exec(key) ?? [];
  if (area === undefined || !quoted.has(area)) return false;
  return !key.includes('.errors.') || failureNames.has(name);
};

/** `${area}.caption` with `'list'` somewhere else. */
const builtSuffixes = new Set([...sources.matchAll(/`\$\{\w+\}\.([\w.]+)`/g)].map((match) => match[1] ?? ''));
const isOfArea = (key: string): boolean => {
  const [area = '', ...rest] = key.split('.');
  return builtSuffixes.has(rest.join('.')) && quoted.has(area);
};

const isUsed = (key: string): boolean =>
  quoted.has(key) || isNamedInParts(key) || isOfArea(key) || builtPrefixes.some((prefix) => key.startsWith(prefix));

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

describe('the messages', () => {
  it.each(locales)('%s has exactly the keys that Czech has', (locale) => {
    expect(Object.keys(texts[locale] ?? {}).toSorted()).toEqual(keys.toSorted());
  });

  it.each(locales)('%s names the same arguments in every text', (locale) => {
    const differing = keys.filter(
      (key) => argumentsIn(texts[locale]?.[key] ?? '').join() !== argumentsIn(texts['cs']?.[key] ?? '').join(),
    );
    expect(differing).toEqual([]);
  });

  it.each(locales)('%s has no empty text', (locale) => {
    expect(keys.filter((key) => (texts[locale]?.[key] ?? '').trim() === '')).toEqual([]);
  });

  it('are all used', () => expect(keys.filter((key) => !isUsed(key))).toEqual([]));

  it('contain every key that the code uses', () => {
    const asked = [
      ...sources.matchAll(/(?:\bid=|\bid: |messageId: |usePageTitle\(|labelId=)["']([\w.-]+\.[\w.-]+)["']/g),
    ];
    const missing = asked.map((match) => match[1] ?? '').filter((key) => !keys.includes(key));
    expect([...new Set(missing)]).toEqual([]);
  });
});
