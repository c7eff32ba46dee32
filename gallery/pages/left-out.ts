import { html } from 'hono/html';
import type { AnyStateMachine } from 'xstate';
import { leftOutOf } from '../stately/left-out.ts';
import type { LeftOut } from '../stately/left-out.ts';
import type { Html } from './html.ts';
import { code } from './parts.ts';

const place = (state: string): Html => (state === '' ? '' : html` in ${code(state)}`);

const describeOne = ({ kind, actor, state }: LeftOut): Html => {
  if (kind === 'context') return html`the context with which the machine starts`;
  if (kind === 'output') return html`the output with which it ends${place(state)}`;
  return html`the input of ${code(actor)}${place(state)}`;
};

/** A list of the parts of a machine that the texts for Stately do not contain. */
export const leftOut = (machine: AnyStateMachine): Html => {
  const parts = leftOutOf(machine);
  if (parts.length === 0) {
    return html`<p>This config contains no function: JSON and TypeScript contain all of it.</p>`;
  }
  return html`
    <p>JSON and TypeScript leave out the functions of this config:</p>
    <ul>
      ${parts.map((part) => html`<li>${describeOne(part)}</li>`)}
    </ul>
  `;
};
