import { parse } from '@formatjs/icu-messageformat-parser';
import { describe, expect, it } from 'vitest';
import { locales, type Locale } from '#contract/enumerations.ts';
import { readMessages } from '#messages/compile.ts';
import { literalsOf } from './literals.ts';

interface Rival {
  /**
   * The beginning of one word or of several words. A beginning with a capital letter is found only at the start of a
   * sentence or of a button's text.
   */
  readonly start: string;
  /** The word of docs/words.md, or the reason why the rival must not be used. */
  readonly use: string;
}

/** For all languages: characters that are replaced by others in print. */
const everywhere: readonly Rival[] = [
  { start: '...', use: '… is one character' },
  { start: ' - ', use: 'a dash is –' },
  { start: '"', use: 'each language has quotation marks of its own' },
];

const rivals: Readonly<Partial<Record<Locale, readonly Rival[]>>> = {
  cs: [
    { start: 'jízdné', use: 'jízdenka' },
    { start: 'jízdného', use: 'jízdenka' },
    { start: 'jízdném', use: 'jízdenka' },
    { start: 'kupón', use: 'jízdenka' },
    { start: 'storn', use: 'zrušit' },
    { start: 'neúčt', use: 'nestrhli; zatím neplatíte' },
    { start: 'eshop', use: 'e-shop' },
    { start: 'zalogov', use: 'přihlásit se' },
  ],
  en: [
    { start: 'cart', use: 'basket' },
    { start: 'e-shop', use: 'shop, online shop' },
    { start: 'log in', use: 'sign in' },
    { start: 'log out', use: 'sign out' },
    { start: 'card holder', use: 'cardholder' },
    { start: 'returned', use: 'refunded, for money' },
    { start: 'returning', use: 'refunding, for money' },
    { start: 'nothing was charged', use: 'you have not been charged' },
    { start: 'nothing has been charged', use: 'you have not been charged' },
    { start: 'email', use: 'e-mail' },
    { start: 'canceled', use: 'cancelled, as the British write' },
    { start: 'canceling', use: 'cancelling, as the British write' },
    { start: 'tokenized', use: 'tokenised, as the British write' },
  ],
  sk: [
    { start: 'cestovn', use: 'lístok' },
    { start: 'jízd', use: 'lístok' },
    { start: 'celkom', use: 'spolu' },
    { start: 'storn', use: 'zrušiť' },
    { start: 'neúčt', use: 'nestrhli; zatiaľ neplatíte' },
    { start: 'eshop', use: 'e-shop' },
  ],
  pl: [
    { start: 'e-sklep', use: 'sklep, sklep internetowy' },
    { start: 'portfel', use: 'portmonetka' },
    { start: 'portmonetka elektroniczna', use: 'elektroniczna portmonetka' },
    { start: 'portmonetki elektronicznej', use: 'elektroniczna portmonetka' },
    { start: 'właściciel', use: 'posiadacz karty' },
    { start: 'nic nie pobr', use: 'nie pobraliśmy płatności' },
    { start: 'stan ', use: 'status' },
    { start: 'prosimy', use: 'we address a person as Ty' },
    { start: 'pan ', use: 'we address a person as Ty' },
    { start: 'pani ', use: 'we address a person as Ty' },
  ],
  ro: [
    { start: 'birou', use: 'agenție' },
    { start: 'returna', use: 'rambursa, for money' },
    { start: 'operațiun', use: 'tranzacție; the heading of its kind alone is operațiune' },
    { start: 'Alege ', use: 'alegeți' },
    { start: 'Încearcă', use: 'încercați' },
    { start: 'Introdu ', use: 'introduceți' },
    { start: 'Verifică ', use: 'verificați' },
    { start: 'Șterge ', use: 'ștergeți' },
    { start: 'Adaugă ', use: 'adăugați' },
    { start: 'Plătește', use: 'plătiți' },
  ],
};

/** Texts in which a rival is correct. */
const exceptions: ReadonlySet<string> = new Set(['ro eWallet.operation', 'ro globalSetting.TICKET_FARE_RETURN_FEE']);

const literal = (start: string): string => start.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);

function beginsWith(start: string): RegExp {
  const atWord = /^\p{L}/u.test(start) ? String.raw`(?<!\p{L})` : '';
  return new RegExp(atWord + literal(start), /^\p{Lu}/u.test(start) ? 'u' : 'iu');
}

/** The words of a text, without the names of its arguments. */
const wordsOf = (text: string): string => `${literalsOf(parse(text)).join(' | ')} `;

describe('the texts', () => {
  it.each(locales)('use one word for one thing in %s: the word of docs/words.md', (locale) => {
    const texts = Object.entries(readMessages(locale)).filter(([key]) => !exceptions.has(`${locale} ${key}`));
    const found = [...everywhere, ...(rivals[locale] ?? [])].flatMap(({ start, use }) =>
      texts
        .filter(([, text]) => beginsWith(start).test(wordsOf(text)))
        .map(([key, text]) => `${key}: ${text} (${start} → ${use})`),
    );
    expect(found).toEqual([]);
  });

  it('have the Romanian letters ș and ț with a comma below, never with a cedilla', () => {
    expect(Object.entries(readMessages('ro')).filter(([, text]) => /[şţ]/i.test(text))).toEqual([]);
  });
});
