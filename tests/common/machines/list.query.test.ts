import { expect, it } from 'vitest';
import {
  activeFilters,
  isBeyondEnd,
  lastPage,
  resized,
  sorted,
  turned,
  withFilter,
} from '#machines/common/list/list.query.ts';

const second = { offset: 25, limit: 25, sortBy: 'number', sortDesc: true, filters: { state: ['PAID'], date: '' } };

it('a list starts with the first page after each change of filter, order or page size', () => {
  expect(withFilter(second, 'date', '2026-11-21')).toMatchObject({
    offset: 0,
    filters: { state: ['PAID'], date: '2026-11-21' },
  });
  expect(sorted(second, 'issued', false)).toMatchObject({ offset: 0, sortBy: 'issued', sortDesc: false });
  expect(resized(second, 100)).toMatchObject({ offset: 0, limit: 100 });
});

it('a list goes to other pages, but never before the first page', () => {
  expect(turned(second, 1).offset).toBe(50);
  expect(turned(turned(second, -1), -1).offset).toBe(0);
});

it('a list goes back to its last page if the requested page does not exist any more', () => {
  const gone = { items: [], totalCount: 30 };
  expect(isBeyondEnd({ ...second, offset: 100 }, gone)).toBe(true);
  expect(lastPage({ ...second, offset: 100 }, 30).offset).toBe(25);
  expect(lastPage({ ...second, offset: 100 }, 25).offset).toBe(0);
  expect(lastPage({ ...second, offset: 25 }, 1000).offset).toBe(0);
  expect(isBeyondEnd({ ...second, offset: 0 }, gone)).toBe(false);
  expect(isBeyondEnd(second, { items: [], totalCount: 0 })).toBe(false);
});

it('empty filters are left out', () => expect(activeFilters(second)).toEqual({ state: ['PAID'] }));
