import { useSelector } from '@xstate/react';
import { lazyPart, type Loading } from '#common/lazy-part/lazy-part.tsx';
import { LoadingDialog } from '#common/lazy-part/loading-dialog.tsx';
import { useShop } from '#common/shop-context.tsx';
import { isRenewing, renewalView } from '#machines/visitor/session/session.view.ts';
import { useLeaving } from './use-leaving.ts';

function Waiting({ loading }: { readonly loading: Loading }) {
  const isRefused = useSelector(useShop().actor('session'), (snapshot) => renewalView(snapshot).refused);
  return (
    <LoadingDialog
      loading={loading}
      title={`sessionRenewal.title.${isRefused ? 'refused' : 'ending'}`}
      close="sessionRenewal.close"
      size="question"
      fields={1}
      onClose={useLeaving()}
    />
  );
}

const Dialog = lazyPart(async () => (await import('./session-renewal-dialog.tsx')).SessionRenewalDialog, Waiting);

/** The dialog that asks for the password; its code is loaded on demand. */
export function SessionRenewal() {
  return useSelector(useShop().actor('session'), isRenewing) && <Dialog />;
}
