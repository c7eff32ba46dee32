import { html } from 'hono/html';
import { layout } from './layout.ts';
import type { Html } from './layout.ts';

/**
 * The page that the payer sees when the gateway cannot verify the shop's request. It has no link back, because the
 * return address cannot be trusted.
 */
export const errorPage = (message: string): Html =>
  layout(
    'The payment cannot be shown',
    html`<h1>The payment cannot be shown</h1>
      <p role="alert">${message}</p>`,
  );
