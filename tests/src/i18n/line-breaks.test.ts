import { describe, expect, it } from 'vitest';
import { locales } from '../../../contract/enumerations.ts';
import { compileForPages, readMessages } from '../../../messages/compile.ts';
import { withLineBreaks } from '../../../messages/line-breaks.ts';

/** With `~` for each unbroken space, and `=` for each unbroken hyphen. */
const shown = (locale: string, text: string): string =>
  withLineBreaks(locale, text).replaceAll('\u00A0', '~').replaceAll('-\u2060', '=');

describe('a text on a page', () => {
  it.each([
    ['cs', 'V košíku i s kartou', 'V~košíku i~s~kartou'],
    ['sk', 'Účet a karta v e-shope', 'Účet a~karta v~e=shope'],
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
    ['cs', 'E-mail', 'E-mail'],
    ['cs', 'E-mail pošleme', 'E=mail pošleme'],
    ['ro', 'Trimite din nou e-mailul', 'Trimite din nou e=mailul'],
    ['pl', 'Nr 12-e', 'Nr~12-e'],
  ])('in %s keeps together what no line breaks in good print: %s', (locale, text, bound) => {
    expect(shown(locale, text)).toBe(bound);
  });

  it.each(locales)('differs in %s from what was written in nothing but those spaces and hyphens', (locale) => {
    const written = readMessages(locale);
    const plain = (texts: object) => JSON.stringify(texts).replaceAll('\u00A0', ' ').replaceAll('\u2060', '');
    expect(plain(compileForPages(locale, written))).toBe(plain(compileForPages('none', written)));
  });
});
