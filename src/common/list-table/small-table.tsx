import type { ReactNode } from 'react';
import { Table } from '#ui/table/table.tsx';
import type { Column, TableProps } from '#ui/table/table.types.ts';
import { useListTexts } from './use-list-texts.ts';

interface SmallTableProps<Row> {
  readonly caption: string;
  readonly columns: readonly Column<Row>[];
  readonly rows: readonly Row[];
  readonly rowId: (row: Row) => string;
  readonly rowTone?: TableProps<Row>['rowTone'];
  readonly rowActions?: TableProps<Row>['rowActions'];
  readonly remove?: TableProps<Row>['remove'];
  readonly empty: ReactNode;
}

/** A table of a few rows without sorting and paging. */
export function SmallTable<Row>({ caption, ...table }: SmallTableProps<Row>) {
  const texts = useListTexts('list');
  return <Table {...table} texts={{ ...texts.table, caption }} />;
}
