import '#ui/dialog/page-behind.css';
import '#ui/theme/index.css';
import '../print.css';
import { RouterProvider, useRouterState } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import { ApplicationDialogsProvider } from '#common/application-dialogs/application-dialogs.ts';
import { DialogEntriesProvider } from '#common/dialog-entries/dialog-entries-provider.tsx';
import { prefetchReport } from '#common/failure-report/offered-report.tsx';
import { watchNavigation } from '#common/focus-heading.ts';
import { useShop } from '#common/shop-context.tsx';
import { SessionRenewal } from '#features/visitor/session/session-renewal.tsx';
import { applicationDialogs } from '../application-dialogs.ts';
import { WaitingFrame } from '../waiting-frame.tsx';
import { guardOnSessionChange } from './guard-on-session-change.ts';
import { createShopRouter } from './router.tsx';

/** In milliseconds. After this time the first page has loaded everything that it needs. */
const quiet = 60_000;

export function Pages() {
  const shop = useShop();
  const [router] = useState(() => createShopRouter(shop));
  useEffect(() => guardOnSessionChange(shop, router), [shop, router]);
  useEffect(() => watchNavigation(router), [router]);
  useEffect(
    () =>
      router.subscribe('onBeforeNavigate', ({ pathChanged }) => {
        if (pathChanged) shop.tell('toasts', { type: 'navigate' });
      }),
    [shop, router],
  );
  useEffect(() => {
    const timer = setTimeout(prefetchReport, quiet);
    return () => clearTimeout(timer);
  }, []);
  const isOpen = useRouterState({ router, select: ({ matches }) => matches.length > 0 });
  return (
    <DialogEntriesProvider history={router.history}>
      <ApplicationDialogsProvider value={applicationDialogs}>
        {!isOpen && <WaitingFrame />}
        <RouterProvider router={router} />
        <SessionRenewal />
      </ApplicationDialogsProvider>
    </DialogEntriesProvider>
  );
}
