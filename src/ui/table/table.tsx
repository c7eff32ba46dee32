import { Pagination } from '../pagination/pagination.tsx';
import { SortChoice } from './sort-choice.tsx';
import { TableBody } from './table-body.tsx';
import { TableHead } from './table-head.tsx';
import { captionStyles, frameStyles, tableStyles } from './table.styles.ts';
import type { TableProps } from './table.types.ts';

/**
 * A table of rows that are already sorted and paged: a table from 1056 px of its own width, cards below that. While new
 * rows are loading, the old ones stay; a skeleton appears only if there are none and loading takes over 300 ms.
 */
export function Table<Row>(props: TableProps<Row>) {
  const { texts, columns, sort, onSort, rowActions, expansion, loading = false, pagination } = props;
  const hasTools = rowActions !== undefined || expansion !== undefined;
  const columnCount = columns.length + (hasTools ? 1 : 0);
  const sortable = onSort !== undefined && columns.some((column) => column.sortable === true);
  return (
    <div className={frameStyles}>
      {sortable && <SortChoice columns={columns} sort={sort} onSort={onSort} texts={texts} />}
      <table className={tableStyles} aria-busy={loading}>
        <caption className={captionStyles}>{texts.caption}</caption>
        <TableHead columns={columns} sort={sort} onSort={onSort} hasTools={hasTools} texts={texts} />
        <TableBody {...props} columnCount={columnCount} />
      </table>
      {pagination !== undefined && <Pagination {...pagination} />}
    </div>
  );
}
