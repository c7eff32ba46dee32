import { useSelector } from '@xstate/react';
import { lazy, Suspense } from 'react';
import { isRenewing } from '../../machines/session/session.view.ts';
import { useShop } from './shop-context.tsx';

const Dialog = lazy(async () => ({
  default: (await import('../dialogs/session-renewal/session-renewal-dialog.tsx')).SessionRenewalDialog,
}));

/** The question for the password over the page, fetched when it is first asked. */
export function SessionRenewal() {
  if (!useSelector(useShop().actor('session'), isRenewing)) return null;
  return (
    <Suspense>
      <Dialog />
    </Suspense>
  );
}
