import { ApiError } from '../platform/errors/api-error.ts';

/** The single row of a query by id. Throws ApiError NOT_FOUND if there is none. */
export function rowOrNotFound<Row>(rows: readonly Row[]): Row {
  const [row] = rows;
  if (row === undefined) throw new ApiError('NOT_FOUND');
  return row;
}
