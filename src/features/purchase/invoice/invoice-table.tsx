import type { InvoiceTable as Table } from '#contract/entities/invoice.ts';
import {
  body,
  caption as captionStyles,
  cell,
  detail as detailStyles,
  headCell,
  headRow,
  row,
  table as tableStyles,
} from './invoice-table.styles.ts';

interface InvoiceTableProps {
  readonly table: Table;
  readonly caption?: string;
}

const kindOf = (index: number) => (index === 0 ? 'name' : 'number');

// Several texts of a table may be equal, and their order never changes, so the index is the key.
const withIndexes = <Value,>(values: readonly Value[]) =>
  values.map((value, index) => ({ id: String(index), value, index }));

/** A table whose rows have a header cell and values. */
export function InvoiceTable({ table: { headings, rows }, caption }: InvoiceTableProps) {
  return (
    <table className={tableStyles}>
      {caption !== undefined && <caption className={captionStyles}>{caption}</caption>}
      <thead className={headRow}>
        <tr>
          {withIndexes(headings).map(({ id, value, index }) => (
            <th key={id} scope="col" className={headCell({ kind: kindOf(index) })}>
              {value}
            </th>
          ))}
        </tr>
      </thead>
      <tbody className={body}>
        {withIndexes(rows).map(({ id: rowId, value: { cells, detail } }) => (
          <tr key={rowId} className={row}>
            {withIndexes(cells).map(({ id, value, index }) =>
              index === 0 ? (
                <th key={id} scope="row" className={cell({ kind: 'name' })}>
                  {value}
                  {detail !== null && <span className={detailStyles}>{detail}</span>}
                </th>
              ) : (
                <td key={id} className={cell({ kind: 'number' })} data-label={headings[index]}>
                  <span>{value}</span>
                </td>
              ),
            )}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
