import type { ReactNode } from 'react';
import type { PaginationProps } from '../pagination/pagination.tsx';

/** One column; the first one names the row. */
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
  /** What the table lists; its caption. */
  readonly caption: string;
  readonly sortBy: string;
  readonly ascending: string;
  readonly descending: string;
  /** Name of the column of actions. */
  readonly actions: string;
  readonly expand: string;
  readonly collapse: string;
  readonly loading: string;
};

export type TableProps<Row> = {
  readonly texts: TableTexts;
  readonly columns: readonly Column<Row>[];
  readonly rows: readonly Row[];
  readonly rowId: (row: Row) => string;
  /** `faded` for what is over, `marked` for what matters now. */
  readonly rowTone?: ((row: Row) => 'faded' | 'marked' | undefined) | undefined;
  /** Where a press anywhere on the row leads; its name is the link. */
  readonly rowHref?: ((row: Row) => string) | undefined;
  readonly loading?: boolean | undefined;
  /** Shown in place of the rows when there are none. */
  readonly empty: ReactNode;
  /** Shown in place of the rows when they could not be had. */
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
