import { html } from 'hono/html';
import { layout } from '#server/purchase/gateways/simulation/layout.ts';
import type { Html } from '#server/purchase/gateways/simulation/layout.ts';
import { misbehaviours } from '../page/misbehaviours.ts';
import type { SimulatedTokenization } from './registrations.ts';

const stateNames: Readonly<Record<SimulatedTokenization['state'], string>> = {
  OPEN: 'Open',
  TOKENIZED: 'Registered',
  REFUSED: 'Refused',
};

const wrongNumber = html` <div role="alert" class="alert"><p>Enter a card number of 16 digits.</p></div> `;

const choices = (isWrong: boolean): Html => html`
  <form method="post">
    ${isWrong ? wrongNumber : ''}
    <div class="main">
      <label for="number">Card number</label>
      <input id="number" name="number" inputmode="numeric" autocomplete="off" value="4111 1111 1111 1111" />
      <button class="primary" name="action" value="register">Register the card</button>
      <button name="action" value="refuse">Use a card that is refused</button>
      <button name="action" value="cancel">Cancel</button>
    </div>
    ${misbehaviours({ action: 'Register', late: 'The answer' })}
  </form>
`;

const endNotice = ({ state }: SimulatedTokenization): Html => html`
  <p role="status" class="alert">This registration has ended: ${stateNames[state]}.</p>
  <form method="post"><button class="primary" name="action" value="again">Back to the shop</button></form>
`;

/** The gateway's page for one registration: its purpose, the card, and a button for each possible outcome. */
export const registrationPage = (registration: SimulatedTokenization, isWrong: boolean): Html =>
  layout(
    `Registration ${registration.orderId}`,
    html`
      <p class="gateway">Card registration gateway</p>
      <h1>Register a bank card</h1>
      <dl>
        <div>
          <dt>Merchant</dt>
          <dd>Linka</dd>
        </div>
        <div>
          <dt>For</dt>
          <dd>${registration.text}</dd>
        </div>
        <div>
          <dt>Registration</dt>
          <dd>${registration.orderId}</dd>
        </div>
      </dl>
      ${registration.state === 'OPEN' ? choices(isWrong) : endNotice(registration)}
    `,
  );
