import { html } from 'hono/html';
import type { HtmlEscapedString } from 'hono/utils/html';

/** A value of the page: a text, or a link to another file of the zip. */
export type Value = string | { readonly text: string; readonly file: string };

export interface Fact {
  readonly label: string;
  readonly value: Value;
}

/** A subject of the page with its own heading: facts, a table, or a sentence that there is nothing. */
export interface Section {
  readonly id: string;
  readonly heading: string;
  readonly note?: string;
  readonly facts?: readonly Fact[];
  readonly columns?: readonly string[];
  readonly rows?: readonly (readonly Value[])[];
  /** What is in place of a table without rows. */
  readonly empty: string;
}

type Html = HtmlEscapedString | Promise<HtmlEscapedString>;

/** Each value in its own direction: a name from right to left must not turn what is beside it. */
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

// The roles are repeated because a phone draws rows as blocks, which takes the roles of a table away.
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

/** A section of the page. */
export const sectionOf = (section: Section): Html =>
  html`<section id="${section.id}" aria-labelledby="heading-${section.id}">
    <h2 id="heading-${section.id}">${section.heading}</h2>
    ${section.note === undefined ? '' : html`<p class="note">${section.note}</p>`} ${contentOf(section)}
  </section>`;
