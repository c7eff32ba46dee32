import { useSelector } from '@xstate/react';
import { Suspense } from 'react';
import { isRenewing } from '../../../../machines/session/session.view.ts';
import { lazyPart } from '../../../common/lazy-part.ts';
import { useShop } from '../../../common/shop-context.tsx';

/** Nothing stands around it that could tell of a failure: it is tried for as long as the session lasts. */
const Dialog = lazyPart(
  async () => (await import('./session-renewal-dialog.tsx')).SessionRenewalDialog,
  Number.POSITIVE_INFINITY,
);

/** The question for the password over the page, fetched when it is first asked. */
export function SessionRenewal() {
  if (!useSelector(useShop().actor('session'), isRenewing)) return null;
  return (
    <Suspense>
      <Dialog />
    </Suspense>
  );
}
