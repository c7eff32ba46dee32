import type { ReactNode } from 'react';
import { Skeleton } from '../skeleton/skeleton.tsx';
import { VisuallyHidden } from '../visually-hidden/visually-hidden.tsx';
import { TableRow } from './table-row.tsx';
import { cellStyles, rowStyles, wholeRowStyles } from './table.styles.ts';
import type { TableProps } from './table.types.ts';

const skeletonRows = ['one', 'two', 'three'] as const;

type BodyProps<Row> = TableProps<Row> & { readonly columnCount: number };

function WholeRow({ columnCount, children }: { readonly columnCount: number; readonly children: ReactNode }) {
  return (
    <tr>
      <td colSpan={columnCount} className={wholeRowStyles}>
        {children}
      </td>
    </tr>
  );
}

function SkeletonRows<Row>({ columns, columnCount, texts }: BodyProps<Row>) {
  return (
    <>
      <WholeRow columnCount={columnCount}>
        <VisuallyHidden>{texts.loading}</VisuallyHidden>
      </WholeRow>
      {skeletonRows.map((name) => (
        <tr key={name} className={rowStyles({ tone: 'plain' })} aria-hidden="true">
          {columns.map((column) => (
            <td key={column.id} className={cellStyles({ kind: 'plain' })}>
              <Skeleton width="70%" height="1.5rem" />
            </td>
          ))}
          {columnCount > columns.length && (
            <td className={cellStyles({ kind: 'plain' })}>
              <Skeleton height="1.5rem" />
            </td>
          )}
        </tr>
      ))}
    </>
  );
}

/** The rows, or what replaces them: failure, else loading, else the empty state. */
export function TableBody<Row>(props: BodyProps<Row>) {
  const { rows, rowId, loading = false, empty, failure, columnCount } = props;
  const content = () => {
    if (failure !== undefined) return <WholeRow columnCount={columnCount}>{failure}</WholeRow>;
    if (rows.length > 0) return rows.map((row) => <TableRow key={rowId(row)} {...props} row={row} />);
    if (loading) return <SkeletonRows {...props} />;
    return <WholeRow columnCount={columnCount}>{empty}</WholeRow>;
  };
  return <tbody data-stale={loading && rows.length > 0 ? '' : undefined}>{content()}</tbody>;
}
