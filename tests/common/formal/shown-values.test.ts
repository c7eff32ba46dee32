import { expect, it } from 'vitest';
import { shownValues } from '#formal/view/shown-values.ts';

it('the shown values contain names, flags and missing values, but of other texts and numbers only the type', () => {
  const view = { title: 'Month', price: 300, saving: false, refusal: null, problems: { name: 'EMPTY', note: null } };
  expect(shownValues(view)).toEqual([
    ': an object',
    '.title: a string',
    '.price: a number',
    '.saving: false',
    '.refusal: nothing',
    '.problems: an object',
    '.problems.name: EMPTY',
    '.problems.note: nothing',
  ]);
  expect(shownValues({ ...view, title: 'Year', price: 9000 })).toEqual(shownValues(view));
});

it('the shown values contain each value in the rows of a list one time, and name an empty list', () => {
  expect(shownValues({ rows: [{ obstacle: null }, { obstacle: 'CARD_EXPIRED' }, { obstacle: null }] })).toEqual([
    ': an object',
    '.rows: a list',
    '.rows[]: an object',
    '.rows[].obstacle: nothing',
    '.rows[].obstacle: CARD_EXPIRED',
  ]);
  expect(shownValues({ rows: [] })).toEqual([': an object', '.rows: an empty list']);
});
