import { useSelector } from '@xstate/react';
import { useShop } from '#common/shop-context.tsx';
import { renewalView } from '#machines/visitor/session/session.view.ts';

/**
 * Returns a function that closes the dialog with the password field. While the session lasts, the person stays logged
 * in; after that, the function logs the person out.
 */
export function useLeaving(): () => void {
  const session = useShop().actor('session');
  const canPutAside = useSelector(session, (snapshot) => renewalView(snapshot).canPutAside);
  return () => session.send({ type: canPutAside ? 'putAside' : 'logOut' });
}
