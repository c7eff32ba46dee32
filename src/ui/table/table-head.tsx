import { ArrowDown, ArrowUp, ArrowUpDown, type LucideIcon } from 'lucide-react';
import { useRef } from 'react';
import { useFocusAfterRemoval } from '../focus/use-focus-after-removal.ts';
import { hiddenUnless } from '../room/hidden-unless.ts';
import { VisuallyHidden } from '../visually-hidden/visually-hidden.tsx';
import { headCellStyles, headStyles, lastWordStyles, sortButtonStyles } from './table.styles.ts';
import type { Column, Lead, Sort, TableTexts } from './table.types.ts';

type SortButtonProps = {
  readonly header: string;
  readonly icon: LucideIcon;
  readonly onPress: () => void;
};

/** Keeps the icon in one line with the last word. */
function SortButton({ header, icon: Icon, onPress }: SortButtonProps) {
  const button = useRef<HTMLButtonElement>(null);
  useFocusAfterRemoval(button);
  const lastStart = header.lastIndexOf(' ') + 1;
  return (
    <button ref={button} type="button" className={sortButtonStyles} onClick={onPress}>
      {header.slice(0, lastStart)}
      <span className={lastWordStyles}>
        {header.slice(lastStart)}
        <Icon aria-hidden="true" />
      </span>
    </button>
  );
}

type HeadCellProps<Row> = {
  readonly column: Column<Row>;
  readonly isSortable: boolean;
  readonly sort: Sort | undefined;
  readonly onSort: ((sort: Sort) => void) | undefined;
  readonly besideLead: boolean;
};

function HeadCell<Row>({ column, isSortable, sort, onSort, besideLead }: HeadCellProps<Row>) {
  const { id, header, align = 'start' } = column;
  const sorted = sort?.by === id ? sort : undefined;
  return (
    <th
      scope="col"
      className={headCellStyles({ align, besideLead })}
      aria-sort={sorted === undefined ? undefined : sorted.descending ? 'descending' : 'ascending'}
    >
      {isSortable && onSort !== undefined ? (
        <SortButton
          header={header}
          icon={sorted === undefined ? ArrowUpDown : sorted.descending ? ArrowDown : ArrowUp}
          onPress={() => onSort({ by: id, descending: sorted !== undefined && !sorted.descending })}
        />
      ) : (
        header
      )}
    </th>
  );
}

type TableHeadProps<Row> = {
  readonly columns: readonly Column<Row>[];
  /** The columns by which the rows can be sorted. */
  readonly sortable: readonly Column<Row>[];
  readonly lead: Lead<Row> | undefined;
  readonly sort: Sort | undefined;
  readonly onSort: ((sort: Sort) => void) | undefined;
  /** The header of the checkboxes; undefined = there are none. */
  readonly selectionHeader: string | undefined;
  readonly hasTools: boolean;
  readonly texts: TableTexts;
  /** False while it is not known whether there are rows: then the header is hidden, but keeps its space. */
  readonly seen: boolean;
};

/** The header row; a second press on the sorted column reverses the order. */
export function TableHead<Row>(props: TableHeadProps<Row>) {
  const { columns, sortable, lead, sort, onSort, selectionHeader, hasTools, texts, seen } = props;
  return (
    <thead className={headStyles} style={hiddenUnless(seen)}>
      <tr>
        {selectionHeader !== undefined && (
          <th scope="col" className={headCellStyles({ align: 'start' })}>
            <VisuallyHidden>{selectionHeader}</VisuallyHidden>
          </th>
        )}
        {lead !== undefined && (
          <th scope="col" className={headCellStyles({ align: 'start' })}>
            {lead.header}
          </th>
        )}
        {columns.map((column) => (
          <HeadCell
            key={column.id}
            column={column}
            isSortable={sortable.includes(column)}
            sort={sort}
            onSort={onSort}
            besideLead={lead !== undefined}
          />
        ))}
        {hasTools && (
          <th scope="col" className={headCellStyles({ align: 'end' })}>
            <VisuallyHidden>{texts.actions}</VisuallyHidden>
          </th>
        )}
      </tr>
    </thead>
  );
}
