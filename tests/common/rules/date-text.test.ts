import * as fc from 'fast-check';
import { describe, expect, it, vi } from 'vitest';
import { dayOf, formatDay, formatMoment, timeOfDay, parseDay, parseMonth, parseYear } from '#rules/date-text.ts';

describe('a typed date', () => {
  it.each([
    ['1.2.2026', '2026-02-01'],
    ['01.02.2026', '2026-02-01'],
    [' 1. 2. 2026 ', '2026-02-01'],
    ['1,2,2026', '2026-02-01'],
    ['29.2.2028', '2028-02-29'],
    ['1 . 2 . 2026', '2026-02-01'],
    ['1.1.1000', '1000-01-01'],
    ['2026-02-01', '2026-02-01'],
    [' 2026-02-01 ', '2026-02-01'],
  ])('"%s" is %s', (text, iso) => {
    expect(parseDay(text)).toBe(iso);
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
    'x 1.2.2026',
    '11.2x.2026',
    'x2026-02-01',
    '2026-02-01x',
    '12/1/2027',
    '1/12/2027',
    '12-1-2027',
    '12.1/2027',
    '1 2 2026',
    '2026/02/01',
    '2026.02.01',
  ])('%j is not a date', (text) => {
    expect(parseDay(text)).toBeNull();
  });

  it('is read correctly from its shown form, for every day of nine centuries', () => {
    const days = fc.date({ min: new Date('1100-01-01'), max: new Date('1999-12-31'), noInvalidDate: true });
    fc.assert(
      fc.property(days, (date) => {
        const iso = date.toISOString().slice(0, 10);
        expect(parseDay(formatDay(iso))).toBe(iso);
      }),
    );
  });
});

it.each([
  ['2.2026', '2026-02', null],
  ['02. 2026', '2026-02', null],
  ['2026-02', '2026-02', null],
  ['13.2026', null, null],
  ['1.2.2026', null, null],
  ['2026-02-01', null, null],
  [' 2026 ', null, '2026'],
  ['26', null, null],
  ['', null, null],
])('the text %j is the month %j and the year %j (FMT-03)', (text, month, year) => {
  expect([parseMonth(text), parseYear(text)]).toEqual([month, year]);
});

describe('a moment', () => {
  it.each([
    ['2026-11-21T22:30:00.000Z', '21.11.2026 23:30'],
    ['2026-07-05T22:30:00.000Z', '06.07.2026 00:30'],
    ['2026-12-31T23:00:00.000Z', '01.01.2027 00:00'],
  ])('%s is shown as %s in the operator’s time zone', (moment, text) => {
    expect(formatMoment(new Date(moment))).toBe(text);
    expect(formatDay(dayOf(new Date(moment)))).toBe(text.slice(0, 10));
    expect(timeOfDay(new Date(moment))).toBe(text.slice(-5));
  });

  it('does not depend on the order in which a browser writes day, month and year, such as 11/28/2026', () => {
    const format = vi
      .spyOn(Intl.DateTimeFormat.prototype as { readonly format: unknown }, 'format', 'get')
      .mockReturnValue(() => '11/28/2026, 13:05');
    const moment = new Date('2026-11-28T12:05:00.000Z');
    expect([dayOf(moment), formatMoment(moment), timeOfDay(moment)]).toEqual([
      '2026-11-28',
      '28.11.2026 13:05',
      '13:05',
    ]);
    format.mockRestore();
  });
});
