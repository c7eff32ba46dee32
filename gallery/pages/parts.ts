import { html } from 'hono/html';
import type { Html } from './html.ts';

export interface Section {
  readonly id: string;
  readonly title: string;
  readonly body: Html | readonly Html[];
}

export const section = ({ id, title, body }: Section): Html => html`
  <section id="${id}" aria-labelledby="${id}-title">
    <h2 id="${id}-title">${title}</h2>
    ${body}
  </section>
`;

/** Links to the sections of a page. They stay at the top while the page scrolls. */
export const jumpLinks = (sections: readonly Pick<Section, 'id' | 'title'>[]): Html =>
  html`<nav class="sections" aria-label="On this page">
    ${sections.map(({ id, title }) => html`<a href="#${id}">${title}</a> `)}
  </nav>`;

export const requirementLinks = (numbers: readonly string[]): Html[] =>
  numbers.map((number) => html`<a class="requirement" href="requirements.html#${number}">${number}</a> `);

/** Links to the first `shown` paths, and the number of the remaining paths. */
export const pathLinks = (ids: readonly string[], shown: number): Html => {
  const links = ids.slice(0, shown).map((id) => html`<a class="code" href="#path-${id}">${id}</a> `);
  return html`${links}${ids.length > shown ? html`<span class="soft">and ${ids.length - shown} more</span>` : ''}`;
};

/** The anchor of a state on its flow's page. */
export const stateAnchor = (path: string): string => `state-${path === '' ? 'whole' : path}`;

/** A name from the code; a long one may break after its dots. */
export const code = (text: string): Html =>
  html`<code>${text.split('.').map((part, index) => (index === 0 ? part : html`.<wbr />${part}`))}</code>`;

/** A rounded number with separators for thousands: `12,345`. */
export const grouped = (value: number): string => Math.round(value).toLocaleString('en-GB');
