import { html } from 'hono/html';
import { layout } from './layout.ts';
import type { Html } from './layout.ts';

/**
 * The page that the payer sees when the gateway cannot verify the shop's request; without a trusted return address it
 * has no link back.
 */
export const errorPage = (message: string): Html =>
  layout(
    'The payment cannot be shown',
    html`<h1>The payment cannot be shown</h1>
      <p role="alert">${message}</p>`,
  );
