import type { SnapshotFrom } from 'xstate';
import type { TokenizationRedirect } from '#contract/entities/tokenization.ts';
import type { tokenizationMachine } from './tokenization.machine.ts';

/** What the way to the gateway shows. */
export const tokenizationView = (snapshot: SnapshotFrom<typeof tokenizationMachine>) => ({
  busy: snapshot.hasTag('busy'),
  stopped: snapshot.matches('stopped'),
  /** Why it has failed; null = the person has come back, or the page did not open. */
  failure: snapshot.context.failure,
  canRetry: snapshot.can({ type: 'retry' }),
});

/** The address that the browser opens: the gateway's, with the signed fields in its query. */
export function tokenizationAddress({ gateway, ...fields }: TokenizationRedirect): string {
  const query = Object.entries(fields).map(([name, value]) => `${name}=${encodeURIComponent(value)}`);
  return `${gateway}${gateway.includes('?') ? '&' : '?'}${query.join('&')}`;
}
