import {
  createMemoryHistory,
  createRootRoute,
  createRoute,
  createRouter,
  type RouteComponent,
  RouterProvider,
} from '@tanstack/react-router';
import type { ReactElement } from 'react';
import { parseSearch, stringifySearch } from '../../../src/common/search-texts.ts';

/** A page at `/page`, for views that read or write the address. */
export function inRouter(
  Page: RouteComponent,
  history = createMemoryHistory({ initialEntries: ['/page'] }),
): ReactElement {
  const rootRoute = createRootRoute({ validateSearch: (search: Record<string, unknown>) => search });
  const page = createRoute({ getParentRoute: () => rootRoute, path: '/page', component: Page });
  const router = createRouter({ routeTree: rootRoute.addChildren([page]), history, parseSearch, stringifySearch });
  return <RouterProvider router={router as never} />;
}
