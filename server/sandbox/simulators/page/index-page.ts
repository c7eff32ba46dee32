import { html } from 'hono/html';
import { simulatorPath } from '#server/platform/remote/gateway-addresses.ts';
import { isOpen } from '#server/purchase/gateways/simulation/books.ts';
import type { SimulatedPayment } from '#server/purchase/gateways/simulation/books.ts';
import { GatewayFault } from '#server/purchase/gateways/simulation/faults.ts';
import { layout } from '#server/purchase/gateways/simulation/layout.ts';
import type { Html } from '#server/purchase/gateways/simulation/layout.ts';
import type { SimulatedTokenization } from '../tokenization/registrations.ts';

const line = (payment: SimulatedPayment): Html => html`
  <li>
    <a href="${simulatorPath}/pay/${payment.gateway}/${encodeURIComponent(payment.paymentId)}"
      >${payment.orderNumber}</a
    >
    ${payment.gateway}, state ${payment.status}${isOpen(payment) ? ' (open)' : ''}
  </li>
`;

const registrationLine = ({ orderId, state }: SimulatedTokenization): Html => html`
  <li><a href="${simulatorPath}/tokenization/cards/${orderId}">${orderId}</a> card registration, ${state}</li>
`;

const faultForm = (fault: GatewayFault): Html => html`
  <form method="post" action="${simulatorPath}/faults">
    <fieldset>
      <legend>What the gateways answer to the shop's server</legend>
      <label for="fault">Fault</label>
      <select id="fault" name="fault">
        ${GatewayFault.options.map(
          (name) => html`<option value="${name}" ${name === fault ? 'selected' : ''}>${name}</option>`,
        )}
      </select>
      <button>Set</button>
    </fieldset>
  </form>
`;

/**
 * The tester's page about the gateways: their latest payments and registrations, and the fault that is injected into
 * their answers.
 */
export const indexPage = (
  payments: readonly SimulatedPayment[],
  registrations: readonly SimulatedTokenization[],
  fault: GatewayFault,
): Html =>
  layout(
    'Simulated gateways',
    html`
      <h1>Simulated gateways</h1>
      ${
        payments.length === 0
          ? html`<p>No payments yet.</p>`
          : html`<ul>
              ${payments.map(line)}
            </ul>`
      }
      ${
        registrations.length === 0
          ? ''
          : html`<ul>
              ${registrations.map(registrationLine)}
            </ul>`
      }
      ${faultForm(fault)}
    `,
  );
