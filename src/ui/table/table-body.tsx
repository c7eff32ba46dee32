import { Skeleton } from '../skeleton/skeleton.tsx';
import { VisuallyHidden } from '../visually-hidden/visually-hidden.tsx';
import { selectionCellStyles } from './selection.styles.ts';
import { layoutOf, namedColumnsOf, placeOf } from './table-layout.ts';
import { TableRow } from './table-row.tsx';
import { cellStyles, leadCellStyles, rowStyles, wholeRowStyles } from './table.styles.ts';
import type { TableProps } from './table.types.ts';

const skeletonRows = ['one', 'two', 'three'] as const;

type BodyProps<Row> = TableProps<Row> & { readonly columnCount: number };

function SkeletonRows<Row>(props: BodyProps<Row>) {
  const { columns, lead, selection, columnCount, texts } = props;
  const layout = layoutOf({ columns, lead });
  const named = namedColumnsOf(props);
  return (
    <>
      <tr>
        <td colSpan={columnCount} className={wholeRowStyles}>
          <VisuallyHidden>{texts.loading}</VisuallyHidden>
        </td>
      </tr>
      {skeletonRows.map((name) => (
        <tr key={name} className={rowStyles({ layout })} aria-hidden="true" data-waiting="">
          {selection !== undefined && (
            <td className={selectionCellStyles} data-selects="">
              <Skeleton width="1.5rem" height="1.5rem" />
            </td>
          )}
          {lead !== undefined && (
            <td className={leadCellStyles}>
              <Skeleton width="70%" height="1.5rem" />
            </td>
          )}
          {columns.map((column) => (
            <td key={column.id} className={cellStyles({ kind: 'plain', place: placeOf(column) })}>
              <Skeleton width="70%" height="1.5rem" />
            </td>
          ))}
          {columnCount > named && (
            <td className={cellStyles({ kind: 'tools' })}>{lead === undefined && <Skeleton height="1.5rem" />}</td>
          )}
        </tr>
      ))}
    </>
  );
}

/** The rows, or a skeleton while there are no rows yet. */
export function TableBody<Row>(props: BodyProps<Row>) {
  const { rows, rowId, loading = false } = props;
  return (
    <tbody data-stale={loading && rows.length > 0 ? '' : undefined}>
      {rows.length > 0 ? (
        rows.map((row) => <TableRow key={rowId(row)} {...props} row={row} />)
      ) : (
        <SkeletonRows {...props} />
      )}
    </tbody>
  );
}
