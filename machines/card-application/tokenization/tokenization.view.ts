import type { SnapshotFrom } from 'xstate';
import type { TokenizationRedirect } from '#contract/entities/tokenization.ts';
import type { tokenizationMachine } from './tokenization.machine.ts';

/** The data that the flow shows. */
export const tokenizationView = (snapshot: SnapshotFrom<typeof tokenizationMachine>) => ({
  busy: snapshot.hasTag('busy'),
  stopped: snapshot.matches('stopped'),
  /**
   * Why the last attempt failed. Null = no failure, for example after the person has returned, or if the page did not
   * open in time.
   */
  failure: snapshot.context.failure,
  canRetry: snapshot.can({ type: 'retry' }),
});

/** The address that the browser opens: the address of the gateway, with the signed fields as its query. */
export function tokenizationAddress({ gateway, ...fields }: TokenizationRedirect): string {
  const query = Object.entries(fields).map(([name, value]) => `${name}=${encodeURIComponent(value)}`);
  return `${gateway}${gateway.includes('?') ? '&' : '?'}${query.join('&')}`;
}
