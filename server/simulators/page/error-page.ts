import { html } from 'hono/html';
import { layout } from './layout.ts';
import type { Html } from './layout.ts';

/** What the payer sees when the gateway cannot trust the shop's request: there is no way back that it could trust. */
export const errorPage = (message: string): Html =>
  layout(
    'The payment cannot be shown',
    html`<h1>The payment cannot be shown</h1>
      <p role="alert">${message}</p>`,
  );
