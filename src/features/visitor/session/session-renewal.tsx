import { useSelector } from '@xstate/react';
import { Suspense } from 'react';
import { isRenewing } from '../../../../machines/session/session.view.ts';
import { lazyPart } from '../../../common/lazy-part.ts';
import { useShop } from '../../../common/shop-context.tsx';

/** No page around this dialog could show a failure, so loading it is tried as long as the session lasts. */
const Dialog = lazyPart(
  async () => (await import('./session-renewal-dialog.tsx')).SessionRenewalDialog,
  Number.POSITIVE_INFINITY,
);

/** The dialog that asks for the password; its code is loaded when it is first needed. */
export function SessionRenewal() {
  if (!useSelector(useShop().actor('session'), isRenewing)) return null;
  return (
    <Suspense>
      <Dialog />
    </Suspense>
  );
}
