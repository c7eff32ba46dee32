import { cx } from 'styled-system/css';
import { Pagination } from '../pagination/pagination.tsx';
import { cardsStyles } from './card-rows.styles.ts';
import { SortChoice } from './sort-choice.tsx';
import { TableBody } from './table-body.tsx';
import { createButton } from './table-buttons.tsx';
import { TableHead } from './table-head.tsx';
import { hasToolsOf, namedColumnsOf } from './table-layout.ts';
import { TableTools } from './table-tools.tsx';
import { captionStyles, denseStyles, frameStyles, tableStyles } from './table.styles.ts';
import type { TableProps } from './table.types.ts';

/**
 * A table of rows that are already sorted and paged. From a width of 1056 px it is a table, below that the rows are
 * cards. While new rows are loading, the old rows stay; a skeleton appears only if there are no rows and loading takes
 * over 300 ms. Without rows, the header and the sort order are not shown. While the first rows are loading, header and
 * sort order keep their space, so that nothing moves when they appear.
 */
export function Table<Row>(props: TableProps<Row>) {
  const { texts, columns, lead, create, filters, note, rows, sortColumns = [], sort, onSort, pagination } = props;
  const { empty, failure, loading = false, dense = false, cards = false } = props;
  const hasTools = hasToolsOf(props);
  const columnCount = namedColumnsOf(props) + (hasTools ? 1 : 0);
  const hasRows = rows.length > 0 && failure === undefined;
  const isTable = hasRows || (failure === undefined && loading);
  const sortable = columns.filter(({ id }) => sortColumns.includes(id));
  const isSortable = isTable && onSort !== undefined && sortable.length > 0;
  return (
    <div className={frameStyles}>
      {create !== undefined && <div>{create(createButton)}</div>}
      {(filters !== undefined || isSortable) && (
        <TableTools
          filters={filters}
          sortChoice={isSortable && <SortChoice columns={sortable} sort={sort} onSort={onSort} texts={texts} />}
          seen={hasRows || filters?.seen === true}
        />
      )}
      {hasRows && note}
      {isTable ? (
        // The key makes this a new element after the first rows have arrived. So a changed position does not count as a
        // layout shift.
        <table
          key={String(hasRows)}
          className={cx(tableStyles, dense && denseStyles, cards && cardsStyles)}
          aria-busy={loading}
        >
          <caption className={captionStyles}>{texts.caption}</caption>
          <TableHead
            columns={columns}
            sortable={sortable}
            lead={lead}
            sort={sort}
            onSort={onSort}
            selectionHeader={props.selection?.header}
            hasTools={hasTools}
            texts={texts}
            seen={hasRows}
          />
          <TableBody {...props} columnCount={columnCount} />
        </table>
      ) : (
        (failure ?? empty)
      )}
      {pagination !== undefined && <Pagination {...pagination} />}
    </div>
  );
}
