import type { TableProps } from './table.types.ts';

/** What the rows of a narrow table look like. */
export type TableLayout = 'labelled' | 'compact' | 'receipt';

export function layoutOf<Row>({ lead, columns }: Pick<TableProps<Row>, 'lead' | 'columns'>): TableLayout {
  if (lead !== undefined) return 'receipt';
  return columns.some(({ compact }) => compact !== undefined) ? 'compact' : 'labelled';
}
