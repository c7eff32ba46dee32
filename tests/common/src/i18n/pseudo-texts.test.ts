import { parse, TYPE, type MessageFormatElement } from '@formatjs/icu-messageformat-parser';
import { createIntl } from 'react-intl';
import { describe, expect, it } from 'vitest';
import type { CompiledTexts } from '#contract/compiled-texts.ts';
import { locales } from '#contract/enumerations.ts';
import { pseudoMessages, pseudoText, applyPseudoTexts } from '#i18n/pseudo-texts.ts';
import { createTexts } from '#i18n/texts.ts';
import { compileMessages, readMessages } from '#messages/compile.ts';
import { type MessageKey, uncheckedKey } from '#messages/keys/message-key.ts';
// @vitest-environment jsdom
import { literalsOf, type Elements } from './literals.ts';

const compiled: CompiledTexts = compileMessages(readMessages('cs'));
const pseudo = pseudoMessages(compiled);
const elementsOf = (message: CompiledTexts[string] | undefined): Elements =>
  typeof message === 'string' ? parse(message) : (message as unknown as Elements);

/** A parsed message without its texts: only arguments, plurals and tags. */
function frame(elements: Elements): unknown[] {
  return elements.map((element) => {
    if (element.type === TYPE.literal) return 'text';
    if (element.type === TYPE.tag) return [element.value, frame(element.children)];
    if (element.type === TYPE.plural || element.type === TYPE.select) {
      const options = Object.entries(element.options).map(([name, { value }]) => [name, frame(value)]);
      return [element.value, element.type, options];
    }
    return element;
  });
}

describe('a text', () => {
  it('becomes 40 % longer and has accents', () => {
    expect(pseudoText('Zaplatit kartou')).toBe('Ẑȧƥŀȧȧȧŧīŧ ķȧȧȧřŧǿǿŭŭ');
    expect(pseudoText('OK')).toBe('ǾĶ~');
  });

  it.each(['', ' ', '–', ': ', '123,50', ' / '])('does not change if it has no letters: "%s"', (text) => {
    expect(pseudoText(text)).toBe(text);
  });

  it('keeps the spaces at its beginning and at its end', () => expect(pseudoText(' ve dnech ')).toMatch(/^ \S.*\S $/));
});

/** A value for each argument of a message. */
function valuesFor(elements: Elements): Record<string, unknown> {
  const entries = elements.flatMap((element): [string, unknown][] => {
    if (element.type === TYPE.literal || element.type === TYPE.pound) return [];
    if (element.type === TYPE.tag) {
      const shown = (parts: readonly unknown[]) => parts.join('');
      return [[element.value, shown], ...Object.entries(valuesFor(element.children))];
    }
    if (element.type === TYPE.plural || element.type === TYPE.select) {
      const within = Object.values(element.options).flatMap(({ value }) => Object.entries(valuesFor(value)));
      return [[element.value, 2], ...within];
    }
    return [[element.value, 2]];
  });
  return Object.fromEntries(entries);
}

describe('every Czech message', () => {
  const keys = Object.keys(compiled);

  it('keeps its arguments, plurals and tags', () => {
    expect(keys.length).toBeGreaterThan(500);
    for (const key of keys) expect(frame(elementsOf(pseudo[key])), key).toEqual(frame(elementsOf(compiled[key])));
  });

  it('becomes 40 % longer', () => {
    const lengths = keys.flatMap((key) => {
      const longer = literalsOf(elementsOf(pseudo[key]));
      return literalsOf(elementsOf(compiled[key])).map((text, place) => ({ key, text, longer: longer[place] ?? '' }));
    });
    const grown = lengths.filter(({ text }) => /\p{L}/u.test(text));
    expect(grown.length).toBeGreaterThanOrEqual(keys.length / 2);
    for (const { key, text, longer } of grown) {
      const expected = text.length * 1.4;
      expect(longer.length, key).toBeGreaterThanOrEqual(Math.floor(expected));
      expect(longer.length, key).toBeLessThanOrEqual(Math.ceil(expected) + 1);
    }
  });

  it('can be formatted', () => {
    const problems: unknown[] = [];
    const messages = Object.fromEntries(keys.map((key) => [uncheckedKey(key), [...elementsOf(pseudo[key])]])) as Record<
      MessageKey,
      MessageFormatElement[]
    >;
    const intl = createIntl({ locale: 'cs', messages, onError: (problem) => problems.push(problem) });
    for (const id of keys) {
      const values = valuesFor(elementsOf(pseudo[id])) as Record<string, string>;
      expect(intl.formatMessage({ id: uncheckedKey(id) }, values)).not.toBe(id);
    }
    expect(problems).toEqual([]);
  });
});

it('the pseudo-texts also replace the texts of a language that is chosen later', () => {
  const texts = createTexts('cs');
  texts.load('cs', { 'list.next': 'Další' });
  applyPseudoTexts(texts);
  expect(texts.intl().formatMessage({ id: 'list.next' })).toBe(pseudoText('Další'));
  for (const locale of locales) {
    texts.load(locale, { 'list.next': `Next ${locale}` });
    expect(texts.intl().locale).toBe(locale);
    expect(texts.intl().formatMessage({ id: 'list.next' })).toBe(pseudoText(`Next ${locale}`));
  }
});
