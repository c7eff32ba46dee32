import { useEffect } from 'react';
import type { AnyActorRef } from 'xstate';
import { enterAgain } from './restore-draft.ts';
import { dropEntry, keepEntry, keptEntry, type KeptEntry } from './form-draft.ts';
import type { Shop } from '../../runtime/shop.ts';

type Subject = Pick<KeptEntry, 'flow' | 'cardNumber'>;

/**
 * Keeps what stands in a form when the session ends by itself, and enters it again when the same account opens the form
 * for the same card next (SES-02). A form that is closed keeps nothing.
 */
export function useKeptEntry(
  shop: Shop,
  { flow, cardNumber }: Subject,
  actor: AnyActorRef,
  entered: () => KeptEntry['events'],
) {
  useEffect(() => {
    const username = shop.actor('session').getSnapshot().context.session?.username ?? null;
    const kept = keptEntry(username, cardNumber);
    if (kept === null || kept.flow !== flow) return;
    return enterAgain(actor, kept.events, dropEntry);
  }, [shop, flow, cardNumber, actor]);

  useEffect(() => {
    const session = shop.actor('session');
    let { session: last } = session.getSnapshot().context;
    const subscription = session.subscribe(({ context }) => {
      const ended = last !== null && context.session === null && context.endReason !== 'loggedOut';
      if (ended && last !== null) keepEntry({ username: last.username, flow, cardNumber, events: entered() });
      last = context.session;
    });
    return () => subscription.unsubscribe();
  }, [shop, flow, cardNumber, entered]);
}
