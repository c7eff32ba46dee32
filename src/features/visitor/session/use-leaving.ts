import { useSelector } from '@xstate/react';
import { useShop } from '#common/shop-context.tsx';
import { renewalView } from '#machines/visitor/session/session.view.ts';

/** Closes the dialog that asks for the password: it is put aside while the session lasts, else the person is logged out. */
export function useLeaving(): () => void {
  const session = useShop().actor('session');
  const canPutAside = useSelector(session, (snapshot) => renewalView(snapshot).canPutAside);
  return () => session.send({ type: canPutAside ? 'putAside' : 'logOut' });
}
