import { html } from 'hono/html';
import { layout } from '#server/purchase/gateways/simulation/layout.ts';
import type { Html } from '#server/purchase/gateways/simulation/layout.ts';
import type { ReturnToShop } from './return-of.ts';

const form = (
  { method, url, fields, charset }: ReturnToShop,
  label: string,
  target: '_self' | '_blank',
  own: boolean,
): Html => html`
  <form
    method="${method.toLowerCase()}"
    action="${url}"
    accept-charset="${charset}"
    target="${target}"
    ${own ? 'data-send' : ''}
  >
    ${Object.entries(fields).map(([name, value]) => html`<input type="hidden" name="${name}" value="${value}" />`)}
    <button class="primary">${label}</button>
  </form>
`;

/** The page that sends the browser back to the shop, by a script or a button. */
export const returnPage = (back: ReturnToShop): Html =>
  layout(
    'Back to the shop',
    html`<h1>Back to the shop</h1>
      ${form(back, 'Back to the shop', '_self', true)}`,
    true,
  );

/** The page that returns to the shop two times, the first time in a new tab, as after a reload or a double click. */
export const returnTwicePage = (back: ReturnToShop): Html =>
  layout(
    'Two returns',
    html`
      <h1>Two returns</h1>
      <p>The payment is done. Send its answer twice: first in a new tab, then here.</p>
      ${form(back, 'First return, in a new tab', '_blank', false)} ${form(back, 'Second return, here', '_self', false)}
    `,
  );

/** The page for a payer who has paid but does not return to the shop. */
export const notReturningPage = (): Html =>
  layout(
    'Paid, not returned',
    html`
      <h1>Paid</h1>
      <p role="status">
        The payment is done, and the shop was not told. Close this tab: the shop has to ask by itself.
      </p>
    `,
  );
