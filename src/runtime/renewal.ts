import { waitFor } from 'xstate';
import { isLoggedIn, isRenewing } from '#machines/visitor/session/session.view.ts';
import type { Shop } from './shop.ts';

/**
 * Handles a token that the server refused while a page is open: a dialog asks for the password, and the call waits for
 * the result (API-03). During start-up no page is open, so the person is not asked. Resolves to true when there is a new
 * token.
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
