import { html } from 'hono/html';
import type { Html } from './html.ts';

export interface Page {
  readonly title: string;
  /** The address of the page within the site. */
  readonly file: string;
  readonly body: Html;
}

const links = [
  { file: 'index.html', text: 'Flows' },
  { file: 'requirements.html', text: 'Requirements' },
];

const styles = ['colours', 'page', 'table', 'diagram', 'flow'];

const drawLinks = (file: string): Html[] =>
  links.map(
    (link) => html`<a href="${link.file}" ${link.file === file ? html`aria-current="page"` : ''}>${link.text}</a>`,
  );

/** A whole page of the gallery. */
export const framed = ({ title, file, body }: Page): Html =>
  html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>${title} – Linka flow gallery</title>
        <link rel="icon" href="assets/icon.svg" />
        ${styles.map((name) => html`<link rel="stylesheet" href="assets/${name}.css" />`)}
        <script src="assets/gallery.js" defer></script>
      </head>
      <body>
        <a class="skip" href="#content">Skip to content</a>
        <header class="top">
          <a class="home" href="index.html">Linka <span>flow gallery</span></a>
          <nav aria-label="Gallery">${drawLinks(file)}</nav>
        </header>
        <main id="content" tabindex="-1">${body}</main>
      </body>
    </html> `;
