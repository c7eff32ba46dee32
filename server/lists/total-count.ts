/**
 * How many rows there are on all pages. A page that is not full ends the list, so it tells by itself; only for a full
 * one, or one beyond the end, the rows have to be counted.
 */
export async function totalCountOf(
  rows: number,
  { limit, offset }: { readonly limit: number; readonly offset: number },
  count: () => Promise<number>,
): Promise<number> {
  const endsHere = rows < limit && (rows > 0 || offset === 0);
  return endsHere ? offset + rows : count();
}
