import { html } from 'hono/html';
import type { Html } from './html.ts';

export interface Column {
  readonly title: string;
  readonly isNumber?: boolean;
}

export interface Row {
  readonly id?: string;
  readonly cells: readonly (Html | readonly Html[])[];
}

const numberClass = ({ isNumber }: Column): Html => (isNumber === true ? html`class="number"` : '');

const drawCell = (column: Column, content: Html | readonly Html[], index: number): Html =>
  index === 0
    ? html`<th role="rowheader" scope="row" data-label="${column.title}">${content}</th>`
    : html`<td role="cell" data-label="${column.title}" ${numberClass(column)}><div>${content}</div></td>`;

const drawRow = (columns: readonly Column[], { id, cells }: Row): Html => html`
  <tr role="row" ${id === undefined ? '' : html`id="${id}"`}>
    ${columns.map((column, index) => drawCell(column, cells[index] ?? '', index))}
  </tr>
`;

/** A table whose rows become cards on a narrow screen. The roles keep it a table for screen readers. */
export const table = (caption: string, columns: readonly Column[], rows: readonly Row[]): Html => html`
  <table role="table">
    <caption>
      ${caption}
    </caption>
    <thead role="rowgroup">
      <tr role="row">
        ${columns.map(
          (column) => html`<th role="columnheader" scope="col" ${numberClass(column)}>${column.title}</th>`,
        )}
      </tr>
    </thead>
    <tbody role="rowgroup">
      ${rows.map((row) => drawRow(columns, row))}
    </tbody>
  </table>
`;
