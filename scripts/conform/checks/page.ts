import { valueAt } from '../answers/value-at.ts';

/** A page of a list. */
export interface Page {
  readonly rows: readonly unknown[];
  readonly totalCount: number;
}

/** What a row is recognised by: some lists have no `id`. */
export const identityOf = (row: unknown): string =>
  JSON.stringify(valueAt(row, 'id') ?? valueAt(row, 'managingAccountId') ?? row);
