import type { Database } from '#server/platform/db/database.ts';
import { move, open, paid, payLater, rejected } from '#server/purchase/gateways/simulation/books.ts';
import type { SimulatedPayment, SimulatedStates } from '#server/purchase/gateways/simulation/books.ts';

/** The page that the payer sees after a choice. */
export type Outcome = 'RETURN' | 'RETURN_TWICE' | 'NEVER' | 'FORGED' | 'DECLINED';

const longestDelaySeconds = 86_400;
const openStates = [open.created, open.inProgress];

/** The delay in seconds before a late payment or registration succeeds. */
export const delayOf = (form: Readonly<Record<string, string>>): number => {
  const seconds = Number(form['delay']);
  return Number.isInteger(seconds) && seconds > 0 ? Math.min(seconds, longestDelaySeconds) : 30;
};

const ends: Readonly<Record<string, (states: SimulatedStates) => [status: number, outcome: Outcome]>> = {
  pay: () => [paid, 'RETURN'],
  twice: () => [paid, 'RETURN_TWICE'],
  never: () => [paid, 'NEVER'],
  giveUp: () => [rejected, 'RETURN'],
  cancel: ({ cancelled }) => [cancelled, 'RETURN'],
};

/**
 * Stores the payer's choice on the page. A payment that has ended does not change: the browser returns with the result
 * of the payment, regardless of the choice. A declined card does not end the payment, since the payer may try again
 * (docs/gateway-messages.md).
 */
export async function act(
  database: Database,
  states: SimulatedStates,
  payment: SimulatedPayment,
  form: Readonly<Record<string, string>>,
  now: Date,
): Promise<Outcome> {
  const action = form['action'] ?? '';
  if (action === 'decline') return 'DECLINED';
  if (action === 'forged') return 'FORGED';
  if (action === 'late') await payLater(database, payment, new Date(now.getTime() + delayOf(form) * 1000));
  const end = ends[action]?.(states);
  if (end === undefined) return 'RETURN';
  const [status, outcome] = end;
  await move(database, payment, openStates, { status });
  return outcome;
}
