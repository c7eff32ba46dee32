import { describe, expect, it } from 'vitest';
import { failureCodeOf, formatFailureCode } from '#rules/failure-code.ts';

describe('the code of a failure report', () => {
  it('is shown in groups of four', () => {
    expect(formatFailureCode('ACDE34XY')).toBe('ACDE-34XY');
    expect(formatFailureCode('ACDE')).toBe('ACDE');
    expect(formatFailureCode('ACDE34XYK')).toBe('ACDE-34XY-K');
  });

  it.each([
    'ACDE34XY',
    'acde34xy',
    'ACDE-34XY',
    ' acde 34xy\n',
    'A.C.D.E–34—XY',
    'ACDE\u{00AD}34\u{200B}XY',
    'ＡＣＤＥ３４ＸＹ',
    'AAAA7799',
  ])('is recognized in "%s"', (typed) => {
    const expected = typed === 'AAAA7799' ? typed : 'ACDE34XY';
    expect(failureCodeOf(typed)).toBe(expected);
  });

  it.each(['', 'ACDE34X', 'ACDE34XYK', 'ACDE34X0', 'ACDE34XB', 'BCDE34XY', 'ACDE_34XY', 'čCDE34XY'])(
    'is not recognized in "%s"',
    (typed) => {
      expect(failureCodeOf(typed)).toBe(null);
    },
  );
});
