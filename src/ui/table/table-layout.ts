import type { Column, TableProps } from './table.types.ts';

/** The layout of the rows of a narrow table. */
export type TableLayout = 'labelled' | 'compact' | 'receipt';

export function layoutOf<Row>({ lead, columns }: Pick<TableProps<Row>, 'lead' | 'columns'>): TableLayout {
  if (lead !== undefined) return 'receipt';
  return columns.some(({ compact }) => compact !== undefined) ? 'compact' : 'labelled';
}

type RowButtons<Row> = Pick<TableProps<Row>, 'rowActions' | 'edit' | 'remove'>;

/** Whether rows have buttons other than those that open the row. */
export function hasButtonsOf<Row>({ rowActions, edit, remove }: RowButtons<Row>): boolean {
  return rowActions !== undefined || edit !== undefined || remove !== undefined;
}

/** Whether rows end with a cell of buttons. */
export function hasToolsOf<Row>(table: RowButtons<Row> & Pick<TableProps<Row>, 'rowOpener' | 'expansion'>): boolean {
  return hasButtonsOf(table) || table.rowOpener !== undefined || table.expansion !== undefined;
}

/** A column's place in a row, as the name of a variant of the cell styles. */
export function placeOf<Row>({ place, compact }: Column<Row>) {
  if (place !== undefined) return `receipt.${place}` as const;
  return compact === undefined ? undefined : (`compact.${compact}` as const);
}

/** The number of columns that have a name: those of the table, its lead and its checkboxes. */
export function namedColumnsOf<Row>({
  columns,
  lead,
  selection,
}: Pick<TableProps<Row>, 'columns' | 'lead' | 'selection'>): number {
  return columns.length + (lead === undefined ? 0 : 1) + (selection === undefined ? 0 : 1);
}
