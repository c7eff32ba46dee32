import { html } from 'hono/html';
import type { Entry } from '../entry.ts';
import { configJson, pasteableText } from '../pasteable.ts';
import type { Html } from './html.ts';
import type { Section } from './parts.ts';

/** A text that can be unfolded, and copied without unfolding it. */
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

/** The machine as texts that an editor takes. */
export const sourceSection = ({ flow }: Entry): Section => ({
  id: 'source',
  title: 'Source',
  body: html`
    <p>
      JSON and TypeScript can be pasted into the Stately editor or Sketch as they are. The TypeScript is the machine's
      config with stand-ins for its guards, actions and actors; the source file has the real ones.
    </p>
    ${copyable('json', 'JSON', configJson(flow.machine))}
    ${copyable('typescript', 'TypeScript', pasteableText(flow.machine))}
    ${copyable('file', `source file ${flow.stem}.machine.ts`, flow.source)}
  `,
});
