import { html } from 'hono/html';
import { formatMoment } from '#rules/date-text.ts';
import { demoAccounts } from '../seeds/demo-accounts.ts';
import type { ClockJump } from './clock-jumps.ts';
import { localTimeOf } from './clock-jumps.ts';
import { sandboxPage } from './page.ts';
import type { Html } from './page.ts';

export interface ClockPage {
  readonly now: Date;
  readonly offsetMinutes: number;
  /** The username whose cart and cards are shown; '' = no account was entered. */
  readonly account: string;
  readonly jumps: readonly ClockJump[];
  /** Null: the account does not exist. */
  readonly accountJumps: readonly ClockJump[] | null;
}

const jumpButton = ({ label, to }: ClockJump): Html =>
  html`<li><button name="to" value="${to.toISOString()}">${label}</button> ${formatMoment(to)}</li>`;

const jumpList = (jumps: readonly ClockJump[]): Html =>
  html`<form method="post">
    <ul class="jumps">
      ${jumps.map(jumpButton)}
    </ul>
  </form>`;

function accountSection({ account, accountJumps }: ClockPage): Html {
  if (accountJumps === null) return html`<p role="alert">There is no account ${account}.</p>`;
  if (account === '') return html``;
  return accountJumps.length === 0
    ? html`<p>This account has nothing in its cart, and no active card.</p>`
    : jumpList(accountJumps);
}

/** The page of the sandbox's clock; its times are in the operator's time zone. */
export const clockPage = (page: ClockPage): Html =>
  sandboxPage(
    'Clock',
    html`<p>
        The shop's time is <strong>${formatMoment(page.now)}</strong> in Prague (${page.now.toISOString()}),
        ${String(page.offsetMinutes)} minutes from the real time.
      </p>
      <form method="post">
        <label>Move by minutes <input name="minutes" inputmode="numeric" value="60" required /></label>
        <button>Move</button>
      </form>
      <form method="post">
        <label>
          Set to
          <input name="localTime" type="datetime-local" value="${localTimeOf(page.now)}" required />
        </label>
        <button>Set</button>
      </form>
      <h2>Jump to</h2>
      ${jumpList(page.jumps)}
      <form method="get">
        <label>
          The cart and the cards of
          <input name="account" type="email" list="accounts" value="${page.account}" required />
        </label>
        <datalist id="accounts">
          ${demoAccounts.map(({ username }) => html`<option value="${username}"></option>`)}
        </datalist>
        <button>Show</button>
      </form>
      ${accountSection(page)}
      <form method="post"><button name="real" value="time">Back to the real time</button></form>`,
  );
