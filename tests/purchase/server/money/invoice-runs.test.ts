import { describe, expect, it } from 'vitest';
import { missingSign } from '#server/purchase/invoices/pdf/fonts.ts';
import { differsFromText, runsOf } from '#server/purchase/invoices/pdf/runs.ts';

const drawn = (line: string) => runsOf(line).map(({ typeface, text }) => [typeface, text]);

describe('the runs of a line, from left to right', () => {
  it("keep a word in one typeface, and use the shop's own typeface if it has all letters of the word", () => {
    expect(drawn('Lenka Nguyễn · dospělý')).toEqual([
      ['Figtree', 'Lenka '],
      ['NotoSans', 'Nguyễn '],
      ['Figtree', '· dospělý'],
    ]);
  });

  it('change the typeface within a word if no typeface has all its letters, and show a sign for a missing letter', () => {
    expect(drawn('aא张')).toEqual([
      ['Figtree', 'a'],
      ['NotoSansHebrew', 'א'],
      ['NotoSans', missingSign],
    ]);
  });

  it('show one sign for a letter that consists of several characters', () => {
    expect(drawn('👩‍👩‍👧')).toEqual([['NotoSans', missingSign]]);
  });

  it('are in visual order for text that is read from right to left, with mirrored brackets', () => {
    expect(drawn('Jan דוד (כהן) علي Nový')).toEqual([
      ['Figtree', 'Jan '],
      ['NotoSansArabic', 'علي'],
      ['NotoSansHebrew', 'דוד )כהן( '],
      ['Figtree', ' Nový'],
    ]);
  });

  it('leave out invisible characters, and replace the narrow space', () => {
    expect(drawn('a\u200Bb\u00ADc 10\u202F000')).toEqual([['Figtree', 'abc 10\u00A0000']]);
  });

  it.each([
    ['Lenka Nguyễn', false],
    ['דוד כהן', true],
    ['张伟', true],
  ])('differ from the text of the line %s: %s', (line, differs) => {
    expect(differsFromText(runsOf(line))).toBe(differs);
  });
});
