import type { ReactNode } from 'react';
import type { PaginationProps } from '../pagination/pagination.tsx';

/** One column; the first one is the row's header. */
export type Column<Row> = {
  readonly id: string;
  readonly header: string;
  readonly cell: (row: Row) => ReactNode;
  /** `end` for numbers and money. */
  readonly align?: 'start' | 'end';
  readonly sortable?: boolean;
};

export type Sort = { readonly by: string; readonly descending: boolean };

export type TableTexts = {
  /** The table's caption: what it lists. */
  readonly caption: string;
  readonly sortBy: string;
  readonly ascending: string;
  readonly descending: string;
  /** The header of the column with actions. */
  readonly actions: string;
  readonly expand: string;
  readonly collapse: string;
  readonly loading: string;
};

/** `faded` for rows that are over, `marked` for rows that matter now, `credit` and `debit` for money in and out. */
export type RowTone = 'faded' | 'marked' | 'credit' | 'debit';

export type TableProps<Row> = {
  readonly texts: TableTexts;
  readonly columns: readonly Column<Row>[];
  readonly rows: readonly Row[];
  readonly rowId: (row: Row) => string;
  readonly rowTone?: ((row: Row) => RowTone | undefined) | undefined;
  /** The address that a press anywhere on the row opens; the first cell contains the link. */
  readonly rowHref?: ((row: Row) => string) | undefined;
  readonly loading?: boolean | undefined;
  /** Shown in place of the rows when there are none. */
  readonly empty: ReactNode;
  /** Shown instead of the rows when they could not be loaded. */
  readonly failure?: ReactNode;
  readonly sort?: Sort | undefined;
  readonly onSort?: ((sort: Sort) => void) | undefined;
  /** Buttons at the end of a row. */
  readonly rowActions?: ((row: Row) => ReactNode) | undefined;
  readonly expansion?: Expansion<Row> | undefined;
  readonly pagination?: PaginationProps | undefined;
};

export type Expansion<Row> = {
  readonly expanded: (row: Row) => boolean;
  readonly onToggle: (row: Row) => void;
  readonly content: (row: Row) => ReactNode;
};
