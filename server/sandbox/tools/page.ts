import { html } from 'hono/html';
import type { HtmlEscapedString } from 'hono/utils/html';

export type Html = HtmlEscapedString | Promise<HtmlEscapedString>;

const style = `
  :root { font: 16px/1.5 system-ui, sans-serif; color: #16212c; background: #f6f8fa; }
  body { max-width: 60rem; margin: 0 auto; padding: 1.5rem 1rem 4rem; }
  a { color: #0b5cad; }
  h1 { font-size: 1.6rem; margin: 0.5rem 0 1rem; }
  section, form, table { background: #fff; border: 1px solid #d5dce3; border-radius: 0.5rem; }
  section, form { padding: 1rem; margin: 1rem 0; }
  table { border-collapse: collapse; width: 100%; margin: 1rem 0; }
  th, td { text-align: start; padding: 0.5rem 0.75rem; border-bottom: 1px solid #e3e8ed; vertical-align: top; }
  td form { border: 0; padding: 0; margin: 0; }
  label { display: inline-flex; gap: 0.5rem; align-items: center; margin: 0 1rem 0.5rem 0; flex-wrap: wrap; }
  input, select, button { font: inherit; padding: 0.4rem 0.6rem; border: 1px solid #8a97a5; border-radius: 0.35rem; }
  button { background: #0b5cad; border-color: #0b5cad; color: #fff; cursor: pointer; }
  :focus-visible { outline: 3px solid #f5b700; outline-offset: 2px; }
  iframe { box-sizing: border-box; width: 100%; height: 80vh; border: 1px solid #d5dce3; background: #fff; }
  pre { white-space: pre-wrap; overflow-wrap: anywhere; }
  .scroll { overflow-x: auto; }
  .jumps { display: grid; gap: 0.5rem; margin: 0; padding: 0; list-style: none; }
`;

/** A page of a sandbox tool, with a link to the list of all tools. */
export const sandboxPage = (title: string, content: Html): Html =>
  html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>${title} · Linka sandbox</title>
        <link rel="icon" href="data:," />
        <style>
          ${style}
        </style>
      </head>
      <body>
        <nav aria-label="Sandbox"><a href="/sandbox">Sandbox</a> · <a href="/">Shop</a></nav>
        <main>
          <h1>${title}</h1>
          ${content}
        </main>
      </body>
    </html>`;
