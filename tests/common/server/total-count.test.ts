import { expect, test, vi } from 'vitest';
import { totalCountOf } from '#server/platform/lists/total-count.ts';

test.each([
  ['the first page, not full', 3, 0, 3, false],
  ['the last page, not full', 3, 10, 13, false],
  ['an empty list', 0, 0, 0, false],
  ['a full page', 5, 10, 42, true],
  ['a page beyond the end', 0, 10, 42, true],
])(
  '%s: all rows are counted only if the page does not determine their number',
  async (_, rows, offset, total, isCounted) => {
    const count = vi.fn(() => Promise.resolve(42));
    expect(await totalCountOf(rows, { limit: 5, offset }, count)).toBe(total);
    expect(count).toHaveBeenCalledTimes(isCounted ? 1 : 0);
  },
);
