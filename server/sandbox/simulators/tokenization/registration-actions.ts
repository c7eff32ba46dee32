import type { Database } from '#server/platform/db/database.ts';
import type { Outcome } from '../page/page-actions.ts';
import { delayOf } from '../page/page-actions.ts';
import { changeOpen, knownOf, succeedLater } from './registrations.ts';
import type { SimulatedTokenization } from './registrations.ts';

const outcomes: Readonly<Record<string, Outcome>> = { register: 'RETURN', twice: 'RETURN_TWICE', never: 'NEVER' };

/**
 * Stores the person's choice on the page. WRONG_NUMBER: the card number is invalid, and no choice is stored. A
 * registration that has ended does not change: the browser returns with the result of the registration, regardless of
 * the choice.
 */
export async function actOn(
  database: Database,
  registration: SimulatedTokenization,
  form: Readonly<Record<string, string>>,
  now: Date,
): Promise<Outcome | 'WRONG_NUMBER'> {
  const { action = '' } = form;
  const number = (form['number'] ?? '').replaceAll(' ', '');
  if (action === 'forged') return 'FORGED';
  if (action === 'refuse' || action === 'cancel') {
    await changeOpen(database, registration, { state: 'REFUSED' });
    return 'RETURN';
  }
  const outcome = action === 'late' ? 'RETURN' : outcomes[action];
  if (outcome === undefined) return 'RETURN';
  if (!/^\d{16}$/.test(number)) return 'WRONG_NUMBER';
  if (action === 'late')
    await succeedLater(database, registration, number, new Date(now.getTime() + delayOf(form) * 1000));
  else await changeOpen(database, registration, { ...knownOf(number), state: 'TOKENIZED' });
  return outcome;
}
