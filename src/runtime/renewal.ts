import { waitFor } from 'xstate';
import { isLoggedIn, isRenewing } from '../../machines/session/session.view.ts';
import type { Shop } from './shop.ts';

/**
 * What is done about a token that the server refused in the middle of something: the person is asked for the password
 * over the page, and the call waits for the answer (API-03). Before start-up has finished there is no page to stay on.
 */
export const createRenewal =
  (shop: () => Pick<Shop, 'actor' | 'tell' | 'clock'>) =>
  async (refusedToken: string): Promise<boolean> => {
    const { actor, tell, clock } = shop();
    const session = actor('session');
    const isReplaced = () => {
      const { context } = session.getSnapshot();
      return context.session !== null && context.session.token !== refusedToken;
    };
    if (isReplaced()) return true;
    if (!actor('boot').getSnapshot().matches('ready')) return false;
    tell('session', { type: 'interrupted', now: clock.now() });
    if (!isRenewing(session.getSnapshot())) return false;
    await waitFor(session, (snapshot) => !isRenewing(snapshot));
    return isLoggedIn(session.getSnapshot()) && isReplaced();
  };
