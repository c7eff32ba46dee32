import type { ReactNode } from 'react';
import type { PaginationProps } from '../pagination/pagination.tsx';
import type { TableButton } from './table-buttons.tsx';

/** Where a value is on a receipt: its time, number, state, kind or amount. */
export type ReceiptPlace = 'when' | 'code' | 'state' | 'kind' | 'amount';

/**
 * Where a value is on a compact card. The first line has `subject` and `amount`. Below are `state`, `from` and `until`
 * (always both, one after the other), and the rest; `labelled` is for a value that is unclear without its header.
 * `opened` values are shown only in an opened row.
 */
export type CompactPlace = 'subject' | 'amount' | 'state' | 'from' | 'until' | 'plain' | 'labelled' | 'opened';

/** The subject of a receipt, before all columns; it contains the row's link. */
export type Lead<Row> = {
  readonly header: string;
  readonly cell: (row: Row) => ReactNode;
  /** A second, less prominent line. */
  readonly detail: (row: Row) => ReactNode;
};

/** One column; the first column is the row's header. */
export type Column<Row> = {
  readonly id: string;
  readonly header: string;
  /** Null = no value: shown as a dash; left out on a compact card. */
  readonly cell: (row: Row) => ReactNode;
  /** `end` for numbers and money. */
  readonly align?: 'start' | 'end';
  /** For names: a word that is longer than its column is broken, instead of making the table wider. */
  readonly breaks?: boolean;
  /** The column's place on a receipt; only tables with a lead need it. */
  readonly place?: ReceiptPlace;
  /** The column's place on a compact card; a table without a lead has such cards if a column has this property. */
  readonly compact?: CompactPlace;
};

/** Filters of the rows: behind a button on narrow screens, always open on other screens. */
export type TableFilters = {
  readonly content: ReactNode;
  /** A single filter takes one line: its label is beside the field. */
  readonly single?: boolean | undefined;
  /** False if no filter can change the shown rows: then the filters are visible, but disabled. */
  readonly enabled: boolean;
  /** The text of the button that opens the filters, with the number of set filters. */
  readonly label: string;
  /** Whether the person has set filters: then the filters are open at first. */
  readonly inUse: boolean;
  /** False while it is not known whether the filters can be used: then they are hidden, but keep their space. */
  readonly seen: boolean;
};

export type Sort = { readonly by: string; readonly descending: boolean };

export type TableTexts = {
  /** The table's caption: the kind of its rows. */
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
 * The meaning of a row's state: `marked` is important now, `ahead` begins later, `underway` is being produced, `ready`
 * can be used, `barred` cannot be used, `faded` has ended, `void` does not count; `credit` and `debit` are received and
 * spent money.
 */
export type RowTone = 'marked' | 'ahead' | 'underway' | 'ready' | 'barred' | 'faded' | 'void' | 'credit' | 'debit';

/** Renders the table's button in a row together with the dialog that it opens; null if the row does not offer it. */
export type RowButton<Row> = (row: Row, button: TableButton) => ReactNode;

/** Checkboxes at the start of the rows. */
export type RowSelection<Row> = {
  /** The header of the column, for screen readers. */
  readonly header: string;
  /** The label of a row's checkbox, which names the row; null = the row cannot be selected. */
  readonly label: (row: Row) => string | null;
  readonly selected: (row: Row) => boolean;
  readonly onSelect: (row: Row, chosen: boolean) => void;
};

export type TableProps<Row> = {
  readonly texts: TableTexts;
  readonly columns: readonly Column<Row>[];
  /** With a lead, a row is shown like a receipt: in a narrow table it is a compact card without labels. */
  readonly lead?: Lead<Row> | undefined;
  readonly filters?: TableFilters | undefined;
  /** A note above the rows; it appears together with them. */
  readonly note?: ReactNode;
  /** Each row is a raised card, also in a wide table. */
  readonly cards?: boolean | undefined;
  readonly rows: readonly Row[];
  readonly rowId: (row: Row) => string;
  /** For a table of many columns: small letters and little space on wide screens, so that all columns fit. */
  readonly dense?: boolean | undefined;
  readonly rowTone?: ((row: Row) => RowTone | undefined) | undefined;
  /**
   * The address that a press anywhere on the row opens; the lead contains the link, or the first cell if there is no
   * lead.
   */
  readonly rowHref?: ((row: Row) => string) | undefined;
  /** The button that a press anywhere on the row presses: an `IconButton` that covers the row. */
  readonly rowOpener?: ((row: Row) => ReactNode) | undefined;
  readonly loading?: boolean | undefined;
  /** Shown instead of the rows when there are no rows. */
  readonly empty: ReactNode;
  /** Shown instead of the rows when they could not be loaded. */
  readonly failure?: ReactNode;
  /** The ids of the columns by which the rows can be sorted. */
  readonly sortColumns?: readonly string[] | undefined;
  readonly sort?: Sort | undefined;
  readonly onSort?: ((sort: Sort) => void) | undefined;
  readonly selection?: RowSelection<Row> | undefined;
  /** Buttons at the end of a row. */
  readonly rowActions?: ((row: Row) => ReactNode) | undefined;
  /** The button above the table that creates a new row, also shown without rows; absent = no such button. */
  readonly create?: ((button: TableButton) => ReactNode) | undefined;
  /** The button of a row that edits it, after the row's other buttons. */
  readonly edit?: RowButton<Row> | undefined;
  /** The button of a row that removes it; always the last button. */
  readonly remove?: RowButton<Row> | undefined;
  readonly expansion?: Expansion<Row> | undefined;
  readonly pagination?: PaginationProps | undefined;
};

export type Expansion<Row> = {
  readonly expanded: (row: Row) => boolean;
  readonly onToggle: (row: Row) => void;
  readonly content: (row: Row) => ReactNode;
};
