/** The texts of a row's cells; each space is a plain one. */
export const cellsOf = (row: HTMLTableRowElement | null): string[] =>
  [...(row?.cells ?? [])].map(({ textContent }) => textContent.replaceAll(/\s/g, ' '));
