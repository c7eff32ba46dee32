import { machinesIn } from './live-wizard.ts';
import type { View } from './view.ts';

/** Data that a scope never changes. */
const constant: ReadonlySet<string> = new Set([
  'facts',
  'configuration',
  'profiles',
  'branches',
  'conditions',
  'subject',
]);

const contextText = (context: object, isWizard: boolean): string =>
  JSON.stringify(Object.entries(context).filter(([key]) => !constant.has(key) || (key === 'facts' && !isWizard)));

const historyOf = ({ wizard }: View): unknown =>
  Object.values(wizard.historyValue).map((nodes) => (nodes ?? []).map(({ id }) => id));

/** A text that is the same for two states that cannot go on differently. */
export const fingerprintOf = (view: View): string =>
  [
    view.wizard.status,
    JSON.stringify([view.wizard.value, historyOf(view), view.ledger]),
    ...machinesIn(view.live.wizard).map(
      ({ path, snapshot }) => `${path} ${JSON.stringify(snapshot.value)} ${contextText(snapshot.context, path === '')}`,
    ),
    ...view.pending.map(({ name, input }) => `${name} ${JSON.stringify(input)}`),
  ].join('\n');
