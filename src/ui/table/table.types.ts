import type { ReactNode } from 'react';
import type { PaginationProps } from '../pagination/pagination.tsx';
import type { TableButton } from './table-buttons.tsx';

/** Where a value is on a receipt: when it was, its number, its state, its kind, and how much. */
export type ReceiptPlace = 'when' | 'code' | 'state' | 'kind' | 'amount';

/**
 * Where a value is on a compact card: on its first line what it is and how much; below that its state, `from` when
 * `until` when (always both, one after the other), and the rest, `labelled` if a value says nothing without its header. `opened` values are there once the row is open.
 */
export type CompactPlace = 'subject' | 'amount' | 'state' | 'from' | 'until' | 'plain' | 'labelled' | 'opened';

/** What a receipt is about, before all columns; it contains the row's link. */
export type Lead<Row> = {
  readonly header: string;
  readonly cell: (row: Row) => ReactNode;
  /** A second, softer line. */
  readonly detail: (row: Row) => ReactNode;
};

/** One column; the first one is the row's header. */
export type Column<Row> = {
  readonly id: string;
  readonly header: string;
  /** Null = no value: a dash, which a compact card leaves out. */
  readonly cell: (row: Row) => ReactNode;
  /** `end` for numbers and money. */
  readonly align?: 'start' | 'end';
  readonly sortable?: boolean;
  /** A name: a word that is longer than its column breaks, instead of making the table wider. */
  readonly breaks?: boolean;
  /** Its place on a receipt; only tables with a lead need it. */
  readonly place?: ReceiptPlace;
  /** Its place on a compact card; a table without a lead has these cards if its columns have places on them. */
  readonly compact?: CompactPlace;
};

/** Filters of the rows: behind one press on narrow screens, always open on others. */
export type TableFilters = {
  readonly content: ReactNode;
  /** A single filter, whose label is beside it, so that it takes one line. */
  readonly single?: boolean | undefined;
  /** False where no filter can change what is shown: they are there, and cannot be used. */
  readonly enabled: boolean;
  /** The button that opens them, with the number of set filters. */
  readonly label: string;
  /** Whether the person has set filters: then they are open at first. */
  readonly inUse: boolean;
  /** False while it is not known whether they can be used: they only keep their room. */
  readonly seen: boolean;
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

/**
 * What a row's state means: `marked` matters now, `ahead` begins later, `underway` is being made, `ready` waits to be used,
 * `barred` cannot be used, `faded` is over, `void` does not count; `credit` and `debit` are money in and out.
 */
export type RowTone = 'marked' | 'ahead' | 'underway' | 'ready' | 'barred' | 'faded' | 'void' | 'credit' | 'debit';

/** Draws the table's button in a row together with what it opens; nothing where the row does not offer it. */
export type RowButton<Row> = (row: Row, button: TableButton) => ReactNode;

export type TableProps<Row> = {
  readonly texts: TableTexts;
  readonly columns: readonly Column<Row>[];
  /** With a lead, a row reads as a receipt: in a narrow table it is a compact card without labels. */
  readonly lead?: Lead<Row> | undefined;
  readonly filters?: TableFilters | undefined;
  /** What should be known before the rows are read; it appears together with them. */
  readonly note?: ReactNode;
  readonly rows: readonly Row[];
  readonly rowId: (row: Row) => string;
  /** A table of many columns: small and close on wide screens, so that all of them have room. */
  readonly dense?: boolean | undefined;
  readonly rowTone?: ((row: Row) => RowTone | undefined) | undefined;
  /** The address that a press anywhere on the row opens; the lead, or else the first cell, contains the link. */
  readonly rowHref?: ((row: Row) => string) | undefined;
  /** The button of a row that a press anywhere on the row presses as well: an `IconButton` that covers it. */
  readonly rowOpener?: ((row: Row) => ReactNode) | undefined;
  readonly loading?: boolean | undefined;
  /** Shown in place of the rows when there are none. */
  readonly empty: ReactNode;
  /** Shown instead of the rows when they could not be loaded. */
  readonly failure?: ReactNode;
  readonly sort?: Sort | undefined;
  readonly onSort?: ((sort: Sort) => void) | undefined;
  /** Buttons at the end of a row. */
  readonly rowActions?: ((row: Row) => ReactNode) | undefined;
  /** The button above the table that makes a new row, also while there are none; a table without it has none. */
  readonly create?: ((button: TableButton) => ReactNode) | undefined;
  /** The button of a row that changes it, after its other buttons. */
  readonly edit?: RowButton<Row> | undefined;
  /** The button of a row that takes it away, the last one. */
  readonly remove?: RowButton<Row> | undefined;
  readonly expansion?: Expansion<Row> | undefined;
  readonly pagination?: PaginationProps | undefined;
};

export type Expansion<Row> = {
  readonly expanded: (row: Row) => boolean;
  readonly onToggle: (row: Row) => void;
  readonly content: (row: Row) => ReactNode;
};
