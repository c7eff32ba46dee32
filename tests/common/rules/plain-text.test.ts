import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { plainText, searchedWords } from '#rules/plain-text.ts';

it.each([
  ['Šťastný', 'stastny'],
  ['Šťastný'.normalize('NFD'), 'stastny'],
  ['ŁÓDŹ', 'lodz'],
  ['Øst Đurić', 'ost duric'],
  ['Straße STRAẞE', 'strasse strasse'],
  ['Æsir œuvre', 'aesir oeuvre'],
  ['ﬁx', 'fix'],
  ['100 %', '100 %'],
])('%s is searched as %s', (text, plain) => {
  expect(plainText(text)).toBe(plain);
});

it('a text (TBL-05) is searched in the same way with composed and with decomposed letters', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), (text) => {
      expect(plainText(text.normalize('NFD'))).toBe(plainText(text.normalize('NFC')));
    }),
  );
});

it('a typed text is split into words', () => {
  expect(searchedWords('  Jan\u00A0 Šťastný ')).toEqual(['jan', 'stastny']);
  expect(searchedWords(' ')).toEqual([]);
});
