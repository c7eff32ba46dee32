import { html } from 'hono/html';
import type { Html } from '#server/purchase/gateways/simulation/layout.ts';

const delays = [
  [5, '5 seconds'],
  [30, '30 seconds'],
  [120, '2 minutes'],
  [1200, '20 minutes'],
  [7200, '2 hours'],
] as const;

interface Words {
  /** The positive action, such as `Pay`. */
  readonly action: string;
  /** The first words of the label “… comes after”: what the gateway delays, such as `The money`. */
  readonly late: string;
}

/** The buttons by which a tester makes a gateway misbehave. */
export const misbehaviours = ({ action, late }: Words): Html => html`
  <fieldset>
    <legend>Make the gateway misbehave</legend>
    <div class="late">
      <label for="delay">${late} comes after</label>
      <select id="delay" name="delay">
        ${delays.map(([seconds, label]) => html`<option value="${seconds}">${label}</option>`)}
      </select>
      <button name="action" value="late">${action} late</button>
    </div>
    <button name="action" value="twice">${action}, answer twice</button>
    <button name="action" value="never">${action}, never answer</button>
    <button name="action" value="forged">Answer with a forged signature</button>
  </fieldset>
`;
