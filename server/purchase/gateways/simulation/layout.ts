import { html } from 'hono/html';
import type { HtmlEscapedString } from 'hono/utils/html';
import { simulatorPath } from '#server/platform/remote/gateway-addresses.ts';

export type Html = HtmlEscapedString | Promise<HtmlEscapedString>;

/** A page of the simulated gateways; its header says that no money is moved. */
export const layout = (title: string, content: Html, script = false): Html =>
  html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="robots" content="noindex" />
        <title>${title}</title>
        <link rel="icon" href="data:," />
        <link rel="stylesheet" href="${simulatorPath}/page.css" />
        ${script ? html`<script src="${simulatorPath}/return.js" defer></script>` : ''}
      </head>
      <body>
        <header class="sandbox">Simulated gateway. No money moves.</header>
        <main>${content}</main>
      </body>
    </html>`;
