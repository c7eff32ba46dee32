/**
 * The number of rows on all pages. A page that is not full is the last page, so the total is known from this page; the
 * rows are counted only for a full page, or for a page after the end.
 */
export async function totalCountOf(
  rows: number,
  { limit, offset }: { readonly limit: number; readonly offset: number },
  count: () => Promise<number>,
): Promise<number> {
  const endsHere = rows < limit && (rows > 0 || offset === 0);
  return endsHere ? offset + rows : count();
}
