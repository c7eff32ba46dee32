/** The texts of a row's cells, with each white space replaced by a plain space. */
export const cellsOf = (row: HTMLTableRowElement | null): string[] =>
  [...(row?.cells ?? [])].map(({ textContent }) => textContent.replaceAll(/\s/g, ' '));
