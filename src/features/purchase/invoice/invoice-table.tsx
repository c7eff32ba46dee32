import { body, caption as captionStyles, cell, detail, headCell, headRow, row, table } from './invoice-table.styles.ts';

interface InvoiceTableProps<Name extends string> {
  readonly caption?: string;
  /** The columns in their order; the first is the row's header. */
  readonly columns: readonly Name[];
  readonly headings: Readonly<Record<Name, string>>;
  readonly rows: readonly (Readonly<Record<Name, string>> & { readonly detail?: string | null })[];
}

const kindOf = (index: number) => (index === 0 ? 'name' : 'figure');

/** A table whose rows have a header and values. */
export function InvoiceTable<Name extends string>({ caption, columns, headings, rows }: InvoiceTableProps<Name>) {
  // The lines of an invoice are never reordered and may be equal, so their index is the key.
  const numbered = rows.map((line, place) => ({ id: String(place), line }));
  return (
    <table className={table}>
      {caption !== undefined && <caption className={captionStyles}>{caption}</caption>}
      <thead className={headRow}>
        <tr>
          {columns.map((name, index) => (
            <th key={name} scope="col" className={headCell({ kind: kindOf(index) })}>
              {headings[name]}
            </th>
          ))}
        </tr>
      </thead>
      <tbody className={body}>
        {numbered.map(({ id, line }) => (
          <tr key={id} className={row}>
            {columns.map((name, index) =>
              index === 0 ? (
                <th key={name} scope="row" className={cell({ kind: 'name' })}>
                  {line[name]}
                  {line.detail !== undefined && line.detail !== null && <span className={detail}>{line.detail}</span>}
                </th>
              ) : (
                <td key={name} className={cell({ kind: 'figure' })} data-label={headings[name]}>
                  <span>{line[name]}</span>
                </td>
              ),
            )}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
