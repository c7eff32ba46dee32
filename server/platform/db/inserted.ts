/** The single row that an insert returned. Throws when it returned none. */
export function inserted<Row>(rows: readonly Row[]): Row {
  const [row] = rows;
  if (row === undefined) throw new Error('insert returned no row');
  return row;
}
