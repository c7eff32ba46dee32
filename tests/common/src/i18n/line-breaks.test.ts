import { describe, expect, it } from 'vitest';
import { locales } from '#contract/enumerations.ts';
import { compileMessages, forPages, readMessages } from '#messages/compile.ts';
import { withLineBreaks } from '#messages/line-breaks.ts';

/** The text with `~` for each non-breaking space. */
const textOf = (locale: string, text: string): string => withLineBreaks(locale, text).replaceAll('\u00A0', '~');

describe('a text on a page', () => {
  it.each([
    ['cs', 'V košíku i s kartou', 'V~košíku i~s~kartou'],
    ['sk', 'Účet a karta v e-shope', 'Účet a~karta v~e-shope'],
    ['pl', 'Hasło i karta w koszyku', 'Hasło i~karta w~koszyku'],
    ['pl', 'Karta s numerem', 'Karta s numerem'],
    ['en', 'a ticket and a card', 'a ticket and a card'],
    ['ro', 'o dată', 'o dată'],
    ['cs', 'Objednávka č. {number}', 'Objednávka č.~{number}'],
    ['pl', 'Zamówienie nr {number}', 'Zamówienie nr~{number}'],
    ['ro', 'Comanda nr. {number}', 'Comanda nr.~{number}'],
    ['cs', 'nejpozději za 20 minut', 'nejpozději za 20~minut'],
    ['cs', '{n, plural, one {# den} other {# dní}}', '{n, plural, one {#~den} other {#~dní}}'],
    ['cs', '{n, plural, =0 {} one { a # další}}', '{n, plural, =0 {} one { a~#~další}}'],
    ['cs', 'Souhlasím s <link>podmínkami</link>', 'Souhlasím s~<link>podmínkami</link>'],
    ['cs', 'Karta i', 'Karta i'],
  ])('in %s has non-breaking spaces where a line must not break: %s', (locale, text, bound) => {
    expect(textOf(locale, text)).toBe(bound);
  });

  it.each(locales)('differs in %s from the written text only by non-breaking spaces', (locale) => {
    const written = readMessages(locale);
    const pages = JSON.stringify(compileMessages(forPages(locale, written))).replaceAll('\u00A0', ' ');
    const same = compileMessages(written);
    expect(pages).toBe(JSON.stringify(same).replaceAll('\u00A0', ' '));
  });
});
