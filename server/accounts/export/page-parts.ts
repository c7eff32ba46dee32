import { html } from 'hono/html';
import type { HtmlEscapedString } from 'hono/utils/html';

/** A value of the page: a text, or a link to another file of the zip. */
export type Value = string | { readonly text: string; readonly file: string };

export interface Fact {
  readonly label: string;
  readonly value: Value;
}

/** A section of the page with its own heading: facts, a table, or a sentence that there are no entries. */
export interface Section {
  readonly id: string;
  readonly heading: string;
  readonly note?: string;
  readonly facts?: readonly Fact[];
  readonly columns?: readonly string[];
  readonly rows?: readonly (readonly Value[])[];
  /** The text that replaces a table without rows. */
  readonly empty: string;
}

type Html = HtmlEscapedString | Promise<HtmlEscapedString>;

/**
 * Isolates the text direction of each value: a name written from right to left must not change the order of the text
 * around it.
 */
const valueOf = (value: Value): Html =>
  typeof value === 'string' ? html`<bdi>${value}</bdi>` : html`<a href="${value.file}"><bdi>${value.text}</bdi></a>`;

const factsOf = (facts: readonly Fact[]): Html =>
  html`<dl>
    ${facts.map(
      ({ label, value }) =>
        html`<div>
          <dt>${label}</dt>
          <dd>${valueOf(value)}</dd>
        </div>`,
    )}
  </dl>`;

// The roles are repeated because the style for phones displays rows as blocks, which removes the table's roles.
const tableOf = (headingId: string, columns: readonly string[], rows: NonNullable<Section['rows']>): Html =>
  html`<table role="table" aria-labelledby="${headingId}">
    <thead role="rowgroup">
      <tr role="row">
        ${columns.map((column) => html`<th role="columnheader" scope="col">${column}</th>`)}
      </tr>
    </thead>
    <tbody role="rowgroup">
      ${rows.map(
        (row) =>
          html`<tr role="row">
            ${row.map((value, index) => html`<td role="cell" data-label="${columns[index] ?? ''}">${valueOf(value)}</td>`)}
          </tr>`,
      )}
    </tbody>
  </table>`;

function contentOf({ id, facts = [], columns = [], rows = [], empty }: Section): Html {
  const hasFacts = facts.length > 0;
  const hasRows = rows.length > 0;
  if (!hasFacts && !hasRows) return html`<p>${empty}</p>`;
  return html`${hasFacts ? factsOf(facts) : ''} ${hasRows ? tableOf(`heading-${id}`, columns, rows) : ''}`;
}

export const sectionOf = (section: Section): Html =>
  html`<section id="${section.id}" aria-labelledby="heading-${section.id}">
    <h2 id="heading-${section.id}">${section.heading}</h2>
    ${section.note === undefined ? '' : html`<p class="note">${section.note}</p>`} ${contentOf(section)}
  </section>`;
