import {
  createMemoryHistory,
  createRootRoute,
  createRoute,
  createRouter,
  type RouteComponent,
  RouterProvider,
} from '@tanstack/react-router';
import type { ReactElement } from 'react';
import { DialogEntriesProvider } from '#common/dialog-entries/dialog-entries-provider.tsx';
import { scrollUnlessDialog } from '#common/dialog-entries/scroll-unless-dialog.ts';
import { createPermissions } from '#common/permissions.ts';
import { parseSearch, stringifySearch } from '#common/search-texts.ts';
import { guardedPages, type GuardedPage } from '#contract/guarded-pages.ts';

/**
 * A page, at `/page` by default, for views that read or write the address, or that ask which guarded pages are allowed.
 * `allowedPages` null: the server has not answered that yet.
 */
export function inRouter(
  Page: RouteComponent,
  history = createMemoryHistory({ initialEntries: ['/page'] }),
  allowedPages: readonly GuardedPage[] | null = guardedPages,
  path = '/page',
): ReactElement {
  const permissions = createPermissions({
    call: () => (allowedPages === null ? new Promise<never>(() => {}) : Promise.resolve({ allowedPages } as never)),
  });
  const rootRoute = createRootRoute({ validateSearch: (search: Record<string, unknown>) => search });
  const page = createRoute({ getParentRoute: () => rootRoute, path, component: Page });
  const router = createRouter({
    routeTree: rootRoute.addChildren([page]),
    history,
    parseSearch,
    stringifySearch,
    scrollRestoration: scrollUnlessDialog(),
    context: { permissions },
  });
  return (
    <DialogEntriesProvider history={history}>
      <RouterProvider router={router as never} />
    </DialogEntriesProvider>
  );
}
