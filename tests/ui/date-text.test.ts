import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { formatDateText, parseDateText } from '../../src/ui/date-picker/date-text.ts';

describe('a typed date', () => {
  it.each([
    ['1.2.2026', '2026-02-01'],
    ['01.02.2026', '2026-02-01'],
    [' 1. 2. 2026 ', '2026-02-01'],
    ['1,2,2026', '2026-02-01'],
    ['1/2/2026', '2026-02-01'],
    ['29.2.2028', '2028-02-29'],
    ['2026-02-01', '2026-02-01'],
  ])('"%s" is %s', (text, iso) => {
    expect(parseDateText(text)).toBe(iso);
  });

  it.each([
    '',
    '1.2.',
    '1.2.26',
    '31.2.2026',
    '29.2.2026',
    '0.1.2026',
    '1.0.2026',
    '1.13.2026',
    '1.1.0026',
    'today',
    '2026-2-1',
    '1.2.2026 x',
  ])('%j is not a date', (text) => {
    expect(parseDateText(text)).toBeNull();
  });

  it('is read correctly from its shown form, for every day of nine centuries', () => {
    const days = fc.date({ min: new Date('1100-01-01'), max: new Date('1999-12-31'), noInvalidDate: true });
    fc.assert(
      fc.property(days, (date) => {
        const iso = date.toISOString().slice(0, 10);
        expect(parseDateText(formatDateText(iso))).toBe(iso);
      }),
    );
  });
});
