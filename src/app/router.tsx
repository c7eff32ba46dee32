import {
  createHashHistory,
  createRootRouteWithContext,
  createRoute,
  createRouter,
  lazyRouteComponent,
  redirect,
} from '@tanstack/react-router';
import type { Shop } from '../actors/shop.ts';
import { isLoggedIn } from '../../machines/session/session.view.ts';
import { LoginScreen } from '../screens/login/login-screen.tsx';
import { guardRoute } from './route-guard.ts';
import { AppLayout, VisitorLayout } from './shell/layouts.tsx';
import { NotFound } from './not-found.tsx';

interface RouterContext {
  readonly shop: Shop;
}

/** Query values stay the texts that they are: a payment's number must not become a number. */
const parseSearch = (search: string): Record<string, string> => Object.fromEntries(new URLSearchParams(search));
const stringifySearch = (search: Record<string, unknown>): string => {
  const text = new URLSearchParams(
    Object.entries(search).flatMap(([name, value]) => (typeof value === 'string' ? [[name, value]] : [])),
  ).toString();
  return text === '' ? '' : `?${text}`;
};

const rootRoute = createRootRouteWithContext<RouterContext>()({
  validateSearch: (search: Record<string, unknown>) => search as Record<string, string>,
  beforeLoad: ({ context, location, preload }) => {
    const loggedIn = isLoggedIn(context.shop.actor('session').getSnapshot());
    const other = guardRoute({ path: location.pathname, query: location.search, loggedIn });
    if (other !== null) throw redirect({ to: other.to, search: other.search, replace: true });
    if (loggedIn && !preload) context.shop.tell('cart', { type: 'refresh' });
  },
  notFoundComponent: NotFound,
});

const visitor = createRoute({ getParentRoute: () => rootRoute, id: 'visitor', component: VisitorLayout });
const login = createRoute({ getParentRoute: () => visitor, path: '/', component: LoginScreen });

const app = createRoute({ getParentRoute: () => rootRoute, path: '/app', component: AppLayout });
const userAccount = createRoute({
  getParentRoute: () => app,
  path: '/user-account',
  beforeLoad: ({ context, preload }) => {
    if (!preload) context.shop.tell('customerSelection', { type: 'refresh' });
  },
  component: lazyRouteComponent(() => import('../screens/user-account/user-account-screen.tsx'), 'UserAccountScreen'),
});
const shoppingCart = createRoute({
  getParentRoute: () => app,
  path: '/shopping-cart',
  component: lazyRouteComponent(
    () => import('../screens/shopping-cart/shopping-cart-screen.tsx'),
    'ShoppingCartScreen',
  ),
});
const orderList = createRoute({
  getParentRoute: () => app,
  path: '/order-list',
  component: lazyRouteComponent(() => import('../screens/order-list/order-list-screen.tsx'), 'OrderListScreen'),
});

const routeTree = rootRoute.addChildren([
  visitor.addChildren([login]),
  app.addChildren([userAccount, shoppingCart, orderList]),
]);

export const createShopRouter = (shop: Shop) =>
  createRouter({
    routeTree,
    history: createHashHistory(),
    parseSearch,
    stringifySearch,
    defaultPreload: 'intent',
    scrollRestoration: true,
    context: { shop },
  });

export type ShopRouter = ReturnType<typeof createShopRouter>;

declare module '@tanstack/react-router' {
  interface Register {
    router: ShopRouter;
  }
}
