import { describe, expect, it } from 'vitest';
import { missingSign } from '#server/purchase/invoices/pdf/fonts.ts';
import { isDrawnOtherwise, runsOf } from '#server/purchase/invoices/pdf/runs.ts';

const drawn = (line: string) => runsOf(line).map(({ typeface, text }) => [typeface, text]);

describe('the runs of a line, from left to right', () => {
  it('keep a word in one typeface, and use the own one wherever it has the letters', () => {
    expect(drawn('Lenka Nguyễn · dospělý')).toEqual([
      ['Figtree', 'Lenka '],
      ['NotoSans', 'Nguyễn '],
      ['Figtree', '· dospělý'],
    ]);
  });

  it('change the typeface within a word that no typeface has as a whole, and show a sign for a missing letter', () => {
    expect(drawn('aא张')).toEqual([
      ['Figtree', 'a'],
      ['NotoSansHebrew', 'א'],
      ['NotoSans', missingSign],
    ]);
  });

  it('show one sign for a letter of several parts', () => {
    expect(drawn('👩‍👩‍👧')).toEqual([['NotoSans', missingSign]]);
  });

  it('have what is read from the right in its place, with its brackets turned', () => {
    expect(drawn('Jan דוד (כהן) علي Nový')).toEqual([
      ['Figtree', 'Jan '],
      ['NotoSansArabic', 'علي'],
      ['NotoSansHebrew', 'דוד )כהן( '],
      ['Figtree', ' Nový'],
    ]);
  });

  it('leave out marks that have no picture, and replace the narrow space', () => {
    expect(drawn('a\u200Bb\u00ADc 10\u202F000')).toEqual([['Figtree', 'abc 10\u00A0000']]);
  });

  it.each([
    ['Lenka Nguyễn', false],
    ['דוד כהן', true],
    ['张伟', true],
  ])('of %s need the text told: %s', (line, told) => {
    expect(isDrawnOtherwise(runsOf(line))).toBe(told);
  });
});
