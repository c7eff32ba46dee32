/**
 * How many rows there are on all pages. A page that is not full is the last one, so the total is known; only for a full
 * page, or one beyond the end, are the rows counted.
 */
export async function totalCountOf(
  rows: number,
  { limit, offset }: { readonly limit: number; readonly offset: number },
  count: () => Promise<number>,
): Promise<number> {
  const endsHere = rows < limit && (rows > 0 || offset === 0);
  return endsHere ? offset + rows : count();
}
