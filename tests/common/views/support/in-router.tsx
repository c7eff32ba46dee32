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
 * Renders a page in a router, by default at `/page`, for views that use the address or the allowed guarded pages.
 * `allowedPages` null: the server has not answered yet which pages are allowed.
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
