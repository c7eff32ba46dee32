import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { asLine } from '#contract/line.ts';

describe('a text as one line', () => {
  it.each([
    ['white space around it', '  Jana\u00A0', 'Jana'],
    ['lines and tabs of a pasted table', 'Jana\r\n\tMarie', 'Jana Marie'],
    ['several blanks', 'Jana  \u2003 Marie', 'Jana Marie'],
    ['characters without width', 'Ja\u200Bna\u2060\uFEFF', 'Jana'],
    ['marks that change the direction', '\u202EanaJ\u202C\u2067', 'anaJ'],
    ['a soft hyphen', 'Nová\u00ADková', 'Nováková'],
    ['a NUL and other controls', 'Ja\u0000na\u0007', 'Ja na'],
    ['half a surrogate pair', 'Jana\uD83D', 'Jana'],
    ['letters whose accents are written beside them', 'Nova\u0301k', 'Novák'],
    ['only such characters', ' \u200B\u202E\t\u0000', ''],
  ])('does not contain %s', (_, text, line) => {
    expect(asLine(text)).toBe(line);
  });

  it.each(['Jana', "O'Neill-Nováková", 'ג׳יין', 'Ştefan', '👩', '<b>'])('is not changed otherwise: %s', (text) => {
    expect(asLine(text)).toBe(text);
  });

  it('does not change if it is converted a second time', () => {
    const text = fc.string({ unit: 'binary' });
    fc.assert(fc.property(text, (typed) => asLine(asLine(typed)) === asLine(typed)));
  });

  it('can be made from a text of a megabyte', () => {
    expect(asLine(' \u200Ba'.repeat(349_525))).toHaveLength(699_049);
  });
});
