import { html } from 'hono/html';
import type { GalleryFlow } from '../gallery-flow.ts';
import { importJson } from '../stately/import-json.ts';
import { pasteableText } from '../stately/pasteable.ts';
import type { Html } from './html.ts';
import { leftOut } from './left-out.ts';
import type { Section } from './parts.ts';

/** A text with a button that copies it. The text is hidden until the person opens it. */
export const copyable = (id: string, title: string, text: string): Html => html`
  <div class="copyable">
    <button type="button" data-copy="${id}">Copy ${title}</button>
    <span class="copied" role="status"></span>
    <details>
      <summary>${title}</summary>
      <pre id="${id}" tabindex="0">${text}</pre>
    </details>
  </div>
`;

/** The machine as JSON and as TypeScript for Stately, and its source file. */
export const sourceSection = ({ flow }: GalleryFlow): Section => ({
  id: 'source',
  title: 'Source',
  body: html`
    <p>
      The JSON has the form of Stately's import schema. The TypeScript can be pasted into Stately Sketch and simulated
      there: its guards, actions and actors are stand-ins with the same names. The source file has the real ones; it
      imports other files, so it cannot be pasted. <a href="stately.txt">How to open a flow in Stately</a> says which
      text to use.
    </p>
    ${leftOut(flow.machine)} ${copyable('json', 'JSON', importJson(flow.machine))}
    ${copyable('typescript', 'TypeScript', pasteableText(flow.machine))}
    ${copyable('file', `source file ${flow.stem}.machine.ts`, flow.source)}
  `,
});
