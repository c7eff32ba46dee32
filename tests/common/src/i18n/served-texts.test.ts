import { describe, expect, it, vi } from 'vitest';
import type { CompiledTexts } from '#contract/compiled-texts.ts';
import { locales } from '#contract/enumerations.ts';
import type * as parser from '#i18n/parse-text.ts';
import { replaceTexts } from '#i18n/served-texts.ts';
import { staticTexts } from '#i18n/texts.ts';
import { compileMessages } from '#messages/compile.ts';
import { uncheckedKey } from '#messages/keys/message-key.ts';
import { readScope } from '#messages/scopes.ts';

const parsed = vi.hoisted((): string[] => []);
vi.mock('#i18n/parse-text.ts', async (original) => {
  const { parseText } = await original<typeof parser>();
  const recorded: typeof parseText = (locale, text, own) => {
    parsed.push(text);
    return parseText(locale, text, own);
  };
  return { parseText: recorded };
});

const bundled = compileMessages({
  title: 'Košík',
  version: 'Verze {version}',
  count: '{count, plural, one {# lístek} few {# lístky} other {# lístků}}',
  day: 'Platí od {day, date}',
  link: 'Přečtěte si <b>podmínky</b>.',
});
const values = {
  version: '3',
  count: 2,
  day: new Date('2026-11-21T12:00:00Z'),
  b: (parts: readonly unknown[]) => `[${parts.join('')}]`,
};

const shown = (texts: CompiledTexts, id: string) =>
  staticTexts('cs', texts)
    .intl()
    .formatMessage({ id: uncheckedKey(id) }, values);

/** What is shown for a text of the server, and which texts were parsed. */
async function showServed(id: string, text: string) {
  parsed.length = 0;
  return { text: shown(await replaceTexts('cs', bundled, { [id]: text }), id), parsed: [...parsed] };
}

describe("the server's text", () => {
  it.each(locales)('is recognised as the same as the bundled one without the parser: %s', async (locale) => {
    parsed.length = 0;
    const texts = readScope(locale, 'all');
    const compiled = compileMessages(texts);
    expect(await replaceTexts(locale, compiled, texts)).toEqual(compiled);
    expect(parsed).toEqual([]);
  });

  it.each([
    ['title', 'Váš košík', 'Váš košík'],
    ['title', "Co je v košíku: '1 + 1'", "Co je v košíku: '1 + 1'"],
    ['count', 'Mnoho', 'Mnoho'],
  ])('is shown without the parser if it has no arguments: %s = %s', async (id, text, expected) => {
    expect(await showServed(id, text)).toEqual({ text: expected, parsed: [] });
  });

  it.each([
    ['title', "Košík '{'1'}'", 'Košík {1}'],
    ['title', "l''eau", "l'eau"],
    ['version', '{version}. verze', '3. verze'],
    ['version', '{version, select, 3 {třetí} other {jiná}}', 'třetí'],
    ['count', '{count} ks', '2 ks'],
    ['count', '{count, number} ks', '2 ks'],
    ['count', '{count,plural,few{# kousky}other{# kousků}}', '2 kousky'],
    ['day', 'Od {day, date, ::yyyyMMdd}', 'Od 21. 11. 2026'],
    ['link', 'Čtěte <b>dále</b>', 'Čtěte [dále]'],
  ])('is parsed and shown if it differs from the bundled one: %s = %s', async (id, text, expected) => {
    const answer = await showServed(id, text);
    expect({ ...answer, text: answer.text.replaceAll('\u00A0', ' ') }).toEqual({
      text: expected,
      parsed: [text],
    });
  });

  it.each([
    ['an unclosed argument', 'version', 'Verze {version'],
    ['a stray brace', 'title', 'Košík { prázdný'],
    ['a brace around something else', 'title', 'Otevřeno {7/24}'],
    ['an unclosed tag', 'link', 'Čtěte <b>dále'],
    ['a plural without its other form', 'count', '{count, plural, one {# kus}}'],
    ['an argument that the shop does not give', 'version', 'Verze {release}'],
    ['an argument in a text that has none', 'title', 'Košík {count}'],
    ['an argument inside of a choice that the shop does not give', 'count', '{count, plural, other {# {unit}}}'],
    ['a tag that the shop does not give', 'link', 'Čtěte <a>dále</a>'],
    ['a tag as an argument', 'link', 'Čtěte {b}'],
    ['an argument as a tag', 'version', '<version>Verze</version>'],
    ['a moment without a format', 'day', 'Od {day}'],
    ['a number where the shop gives a text', 'version', 'Verze {version, number}'],
    ['a format of a number that does not exist', 'count', '{count, number, ::currency/CZKKK} ks'],
    ['a format of a day that does not exist', 'day', 'Od {day, date, ::YYYY}'],
    ['no text', 'version', ''],
  ])('is replaced by the bundled one if it cannot be shown: %s', async (_, id, text) => {
    expect((await showServed(id, text)).text).toBe(shown(bundled, id));
  });

  it('is not needed: the bundled one is shown for a key that the server does not send', async () => {
    const texts = await replaceTexts('cs', bundled, { title: 'Váš košík' });
    expect(['title', 'version'].map((id) => shown(texts, id))).toEqual(['Váš košík', 'Verze 3']);
  });

  it('may have a key that the shop does not know, but no arguments, since the shop does not give them', async () => {
    const texts = await replaceTexts('cs', bundled, { 'login.errors.NEW': 'Jiná chyba', other: 'Jiné {count}' });
    expect([texts['login.errors.NEW'], texts['other'], parsed]).toEqual(['Jiná chyba', undefined, []]);
  });
});
