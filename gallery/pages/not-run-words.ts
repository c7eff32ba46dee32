import { html } from 'hono/html';

/** The notice that explains how to run the levels that were not run. */
export const notRunWords = html`<p class="notice">
  The figures of levels 2 and 3 come from the tests of the views and of the browser, which were not run here.
  <code>npm run flows -- --tests</code> runs them and draws the gallery again; it takes some minutes.
  <code>npm test</code> runs them as well.
</p>`;
