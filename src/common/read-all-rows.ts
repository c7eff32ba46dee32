/** The largest page of a list that is read whole. */
const limit = 100;

interface Page {
  readonly limit: number;
  readonly offset: number;
}

/** Reads all rows of a list, page by page; `readPage` reads one page, in an order that does not change meanwhile. */
export async function readAllRows<Row>(
  readPage: (page: Page) => Promise<{ readonly items: readonly Row[]; readonly totalCount: number }>,
): Promise<readonly Row[]> {
  const rows: Row[] = [];
  for (;;) {
    const { items, totalCount } = await readPage({ limit, offset: rows.length });
    rows.push(...items);
    if (items.length === 0 || rows.length >= totalCount) return rows;
  }
}
