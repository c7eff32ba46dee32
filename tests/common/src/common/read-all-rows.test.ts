import { expect, it } from 'vitest';
import { readAllRows } from '#common/read-all-rows.ts';

const rows = Array.from({ length: 250 }, (_, place) => place);

it('reads a list page by page until it has all rows', async () => {
  const pages: unknown[] = [];
  const read = await readAllRows(async (page) => {
    pages.push(page);
    return Promise.resolve({ items: rows.slice(page.offset, page.offset + page.limit), totalCount: rows.length });
  });
  expect(read).toEqual(rows);
  expect(pages).toEqual([0, 100, 200].map((offset) => ({ limit: 100, offset })));
});

it('ends at an empty page, even if the list says that there are more rows', async () => {
  expect(await readAllRows(() => Promise.resolve({ items: [], totalCount: 1 }))).toEqual([]);
});
