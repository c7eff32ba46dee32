import {
  createHashHistory,
  createRootRouteWithContext,
  createRoute,
  createRouter,
  lazyRouteComponent,
  redirect,
  type AnyRoute,
} from '@tanstack/react-router';
import { configurationOf } from '#common/configuration.ts';
import { isDialogStep, placeOf, type Place } from '#common/dialog-entries/entry-address.ts';
import { scrollUnlessDialog } from '#common/dialog-entries/scroll-unless-dialog.ts';
import { createPermissions, type Permissions } from '#common/permissions.ts';
import { parseSearch, stringifySearch } from '#common/search-texts.ts';
import { accountPath } from '#contract/account-pages.ts';
import { LoginScreen } from '#features/visitor/login/login-screen.tsx';
import { passPagePath } from '#runtime/forget-pass.ts';
import type { Shop } from '#runtime/shop.ts';
import { claimsOf } from '#runtime/token.ts';
import { AppLayout, VisitorLayout } from '../shell/layouts.tsx';
import { WaitingFrame } from '../waiting-frame.tsx';
import { openDeskPages } from './desk-pages.ts';
import { extensionOfPage } from './extension-of-page.ts';
import { lazyPage } from './lazy-page.tsx';
import { NotFound } from './not-found.tsx';
import { offeredPage } from './offered-page.tsx';
import { pageCode } from './page-code.ts';
import { PageFailed } from './page-failed.tsx';
import { PageLoading } from './page-loading.tsx';
import { guardedPage, guardRoute } from './route-guard.ts';
import { selectCustomer } from './select-customer.ts';

interface RouterContext {
  readonly shop: Shop;
  readonly permissions: Permissions;
  /** The last opened page of the logged-in person. Another query of the same path is not another page. */
  readonly opened: { place: Place | null };
}

/** The staff has pages of its own only if the back end offers them. */
const isStaff = ({ offers }: Shop, token: string): boolean => offers('desk') && claimsOf(token)?.isStaff === true;

const rootRoute = createRootRouteWithContext<RouterContext>()({
  pendingComponent: WaitingFrame,
  validateSearch: (search: Record<string, unknown>) => search as Record<string, string>,
  beforeLoad: async ({ context, location, preload }) => {
    const { pathname: path, search: query } = location;
    const { shop, permissions, opened } = context;
    const now = shop.clock.now();
    // If the token has expired, this event logs out now; the next tick would be later (APP-08).
    shop.tell('session', { type: 'tick', now });
    const { session: running } = shop.actor('session').getSnapshot().context;
    const session = running && { ...running, isStaff: isStaff(shop, running.token) };
    const asks = session !== null && path !== opened.place?.pathname && guardedPage(path) !== null;
    const allowedPages = asks && !preload ? await permissions.ask() : (permissions.known() ?? []);
    const other = guardRoute({
      path,
      query,
      session,
      now,
      allowedPages,
      deskPages: openDeskPages(configurationOf(shop)),
    });
    if (other !== null) throw redirect({ to: other.to, search: other.search });
    if (preload) return;
    if (session === null) permissions.forget();
    const before = opened.place;
    const place = placeOf(location);
    opened.place = session === null ? null : place;
    if (session === null) return;
    if (!selectCustomer(shop, path)) throw redirect({ to: accountPath });
    // At the beginning of a session, the machines read their data without this event.
    if (before === null || isDialogStep(before, place)) return;
    shop.tell('cart', { type: 'refresh' });
    // The account page reads its data again each time it is opened, even by a link to itself.
    const isOpened = path !== before.pathname || place.search === before.search;
    if (path === accountPath && isOpened) shop.tell('customerSelection', { type: 'refresh' });
  },
});

/** The account page needs only some of the texts of the customer's pages, all other pages wait for all of them. */
const loadTexts = ({ context }: { readonly context: RouterContext }): Promise<void> =>
  pageCode(context.shop.loadTexts('customer'));

const visitor = createRoute({
  getParentRoute: () => rootRoute,
  id: 'visitor',
  loader: loadTexts,
  component: VisitorLayout,
});
const app = createRoute({ getParentRoute: () => rootRoute, path: '/app', component: AppLayout });

/** A page inside a layout; its code is loaded when the page is opened. */
const pageBelow =
  <Parent extends AnyRoute>(layout: Parent, layoutPath = '') =>
  <const Path extends string, const Name extends string>(path: Path, ...page: Parameters<typeof lazyPage<Name>>) =>
    createRoute({
      getParentRoute: () => layout,
      path,
      component: offeredPage(extensionOfPage(`${layoutPath}${path}`), lazyPage(...page)),
    });

const visitorPage = pageBelow(visitor);
const visitorPages = [
  createRoute({ getParentRoute: () => visitor, path: '/', component: LoginScreen }),
  visitorPage(
    '/registration',
    () => import('#features/visitor/registration/registration-screen.tsx'),
    'RegistrationScreen',
  ),
  visitorPage(
    '/forgotten-password',
    () => import('#features/visitor/e-mail-request/password-request-screen.tsx'),
    'PasswordRequestScreen',
  ),
  visitorPage(
    '/verification',
    () => import('#features/visitor/e-mail-request/verification-resend-screen.tsx'),
    'VerificationResendScreen',
  ),
  visitorPage(
    '/change-password',
    () => import('#features/visitor/password-change/password-change-screen.tsx'),
    'PasswordChangeScreen',
  ),
  visitorPage('/verify', () => import('#features/visitor/verification/verification-screen.tsx'), 'VerificationScreen'),
  visitorPage(
    '/unsubscribe-notifications',
    () => import('#features/settings/notification-unsubscribe/notification-unsubscribe-screen.tsx'),
    'NotificationUnsubscribeScreen',
  ),
];

/**
 * These pages are opened from a mailed link, only by a logged-in person. They have the customer's frame, but no `/app`
 * path.
 */
const decisionLayout = createRoute({
  getParentRoute: () => rootRoute,
  id: 'decision',
  loader: loadTexts,
  component: AppLayout,
});
const decisionPage = pageBelow(decisionLayout);
const decisionPages = [
  decisionPage(
    '/approve-managed-card',
    () => import('#features/links/managed-card-decision/approve-managed-card-screen.tsx'),
    'ApproveManagedCardScreen',
  ),
  decisionPage(
    '/reject-managed-card',
    () => import('#features/links/managed-card-decision/reject-managed-card-screen.tsx'),
    'RejectManagedCardScreen',
  ),
];

/**
 * The page of the pass is opened without the shop, so it has an address of its own. A redirect after log-in can lead to
 * it.
 */
const passPage = createRoute({
  getParentRoute: () => app,
  path: '/pass',
  beforeLoad: ({ preload }) => {
    if (!preload) window.location.replace(passPagePath);
  },
  component: PageLoading,
});

const accountPage = pageBelow(app, '/app')(
  '/user-account',
  () => import('#features/account/user-account/user-account-screen.tsx'),
  'UserAccountScreen',
);

const otherPages = createRoute({ getParentRoute: () => app, id: 'other', loader: loadTexts });
const appPage = pageBelow(otherPages, '/app');
const appPages = [
  appPage(
    '/user-linked-account/$customerId',
    () => import('#features/account/user-account/user-linked-account-screen.tsx'),
    'UserLinkedAccountScreen',
  ),
  appPage('/family-board', () => import('#features/account/family-board/family-board-screen.tsx'), 'FamilyBoardScreen'),
  appPage(
    '/card-application/$applicationId',
    () => import('#features/card-application/card-application-detail/card-application-screen.tsx'),
    'CardApplicationScreen',
  ),
  appPage('/shopping-cart', () => import('#features/purchase/cart/shopping-cart-screen.tsx'), 'ShoppingCartScreen'),
  appPage('/order-list', () => import('#features/purchase/order-list/order-list-screen.tsx'), 'OrderListScreen'),
  appPage('/order-list/$orderId', () => import('#features/purchase/order/order-screen.tsx'), 'OrderScreen'),
  appPage(
    '/order-list/$orderId/invoice',
    () => import('#features/purchase/invoice/invoice-screen.tsx'),
    'InvoiceScreen',
  ),
  appPage(
    '/reclamation-list',
    () => import('#features/account/reclamations/reclamation-list-screen.tsx'),
    'ReclamationListScreen',
  ),
  appPage('/assigned-card-list', () => import('../linked/assigned-card-list-page.tsx'), 'AssignedCardListPage'),
  appPage('/managed-card-list', () => import('../linked/managed-card-list-page.tsx'), 'ManagedCardListPage'),
  appPage(
    '/card-managing-account-list',
    () => import('#features/links/account-links/card-managing-account-list-screen.tsx'),
    'CardManagingAccountListScreen',
  ),
  appPage(
    '/notification-setting',
    () => import('#features/settings/notification-setting/notification-setting-screen.tsx'),
    'NotificationSettingScreen',
  ),
  appPage('/my-trail', () => import('#features/trail/my-trail/my-trail-screen.tsx'), 'MyTrailScreen'),
  appPage(
    '/account-setting',
    () => import('#features/settings/account-setting/account-setting-screen.tsx'),
    'AccountSettingScreen',
  ),
  appPage('/ticket-fare', () => import('#features/account/pages/ticket-fare-screen.tsx'), 'TicketFareScreen'),
  appPage(
    '/electronic-wallet',
    () => import('#features/account/pages/electronic-wallet-screen.tsx'),
    'ElectronicWalletScreen',
  ),
];

const desk = createRoute({
  getParentRoute: () => rootRoute,
  path: '/desk',
  // Only the guard opens this page, for the staff.
  loader: ({ context }) => pageCode(context.shop.loadTexts('all')),
  component: lazyRouteComponent(() => pageCode(import('../desk/desk-layout.tsx')), 'DeskLayout'),
});
const deskPage = pageBelow(desk);
const deskPages = [
  deskPage(
    '/card-applications',
    () => import('#features/desk/applications/application-list-screen.tsx'),
    'ApplicationListScreen',
  ),
  deskPage(
    '/card-applications/$applicationId',
    () => import('#features/desk/application/desk-application-screen.tsx'),
    'DeskApplicationScreen',
  ),
  deskPage(
    '/reclamations',
    () => import('#features/desk/reclamations/desk-reclamations-screen.tsx'),
    'DeskReclamationsScreen',
  ),
  deskPage('/payments', () => import('#features/desk/payments/payment-desk-screen.tsx'), 'PaymentDeskScreen'),
  deskPage('/invoices', () => import('#features/desk/invoices/invoice-desk-screen.tsx'), 'InvoiceDeskScreen'),
  deskPage('/mails', () => import('#features/desk/mails/mail-desk-screen.tsx'), 'MailDeskScreen'),
  deskPage('/settings', () => import('#features/desk/settings/desk-settings-screen.tsx'), 'DeskSettingsScreen'),
  deskPage('/failures', () => import('#features/desk/failures/failure-screen.tsx'), 'FailureScreen'),
  deskPage('/failures/$code', () => import('#features/desk/failures/failure-screen.tsx'), 'FailureScreen'),
];

const routeTree = rootRoute.addChildren([
  visitor.addChildren(visitorPages),
  decisionLayout.addChildren(decisionPages),
  app.addChildren([accountPage, otherPages.addChildren(appPages), passPage]),
  desk.addChildren(deskPages),
]);

export const createShopRouter = (shop: Shop) =>
  createRouter({
    routeTree,
    history: createHashHistory(),
    parseSearch,
    stringifySearch,
    defaultPreload: 'intent',
    defaultPendingComponent: PageLoading,
    defaultPendingMs: 0,
    defaultPendingMinMs: 0,
    defaultNotFoundComponent: NotFound,
    defaultErrorComponent: PageFailed,
    scrollRestoration: scrollUnlessDialog(),
    context: { shop, permissions: createPermissions(shop), opened: { place: null } },
  });

export type ShopRouter = ReturnType<typeof createShopRouter>;

declare module '@tanstack/react-router' {
  interface Register {
    router: ShopRouter;
  }
}
