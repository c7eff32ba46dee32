import { isDeepStrictEqual } from 'node:util';
import { describe, expect, it } from 'vitest';
import { deskPages, guardRoute, type DeskPage } from '#app/router/route-guard.ts';
import { guardedPages, type GuardedPage } from '#contract/guarded-pages.ts';

const now = 1000;
const sessions = {
  out: null,
  in: { expiresAt: 1001, isStaff: false },
  expired: { expiresAt: 1000, isStaff: false },
} as const;
const account = { to: '/app/user-account', search: {} };

type Decision = 'opens' | 'log-in' | 'account';

/**
 * The pages as specified: the decisions for a person who is logged out, logged in, and logged in without permissions.
 */
const decided: readonly (readonly [path: string, out: Decision, inside: Decision, withoutPermission: Decision])[] = [
  ['/', 'opens', 'account', 'account'],
  ['/registration', 'opens', 'opens', 'opens'],
  ['/forgotten-password', 'opens', 'opens', 'opens'],
  ['/verification', 'opens', 'opens', 'opens'],
  ['/change-password', 'opens', 'opens', 'opens'],
  ['/verify', 'opens', 'opens', 'opens'],
  ['/unsubscribe-notifications', 'opens', 'opens', 'opens'],
  ['/approve-managed-card', 'log-in', 'opens', 'opens'],
  ['/reject-managed-card', 'log-in', 'opens', 'opens'],
  ['/app/user-account', 'log-in', 'opens', 'opens'],
  ['/app/user-linked-account/7', 'log-in', 'opens', 'opens'],
  ['/app/shopping-cart', 'log-in', 'opens', 'opens'],
  ['/app/order-list', 'log-in', 'opens', 'opens'],
  ['/app/account-setting', 'log-in', 'opens', 'opens'],
  ['/app/assigned-card-list', 'log-in', 'opens', 'account'],
  ['/app/managed-card-list', 'log-in', 'opens', 'account'],
  ['/app/card-managing-account-list', 'log-in', 'opens', 'account'],
  ['/app/notification-setting', 'log-in', 'opens', 'account'],
  ['/app/ticket-fare', 'log-in', 'opens', 'account'],
  ['/app/electronic-wallet', 'log-in', 'opens', 'account'],
  ['/app', 'log-in', 'account', 'account'],
  ['/app/user-linked-account', 'log-in', 'account', 'account'],
  ['/desk', 'log-in', 'account', 'account'],
  ['/desk/card-applications', 'log-in', 'account', 'account'],
  ['/desk/card-applications/7', 'log-in', 'account', 'account'],
  ['/desk/reclamations', 'log-in', 'account', 'account'],
  ['/desk/payments', 'log-in', 'account', 'account'],
  ['/desk/payments/elsewhere', 'opens', 'account', 'account'],
  ['/desk/invoices', 'log-in', 'account', 'account'],
  ['/desk/failures', 'log-in', 'account', 'account'],
  ['/desk/settings', 'log-in', 'account', 'account'],
  ['/nowhere', 'opens', 'opens', 'opens'],
  ['/app/nowhere', 'opens', 'opens', 'opens'],
];
const pathsWhere = (isIncluded: (decisions: readonly Decision[]) => boolean) =>
  decided.flatMap(([path, ...decisions]) => (isIncluded(decisions) ? [path] : []));
const open = pathsWhere(([out]) => out === 'opens').filter((path) => path !== '/');
/** The pages of customers: after log-in, only a customer is redirected to them. */
const ofCustomers = pathsWhere(([out, inside]) => out === 'log-in' && inside === 'opens');

/** The decision of the guard, in the words of the table. */
function decide(path: string, session: keyof typeof sessions, allowedPages: readonly GuardedPage[], query = {}) {
  const found = guardRoute({ path, query, session: sessions[session], now, allowedPages, deskPages });
  if (found === null) return 'opens';
  if (found.to === '/') return isDeepStrictEqual(found.search, { redirectUrl: path, ...query }) ? 'log-in' : found;
  return isDeepStrictEqual(found, account) ? 'account' : found;
}

describe('the guards of the routes (APP-06, APP-07, APP-08, APP-10)', () => {
  it.each([{}, { token: 't' }])('decide on each page as specified, with the query %j', (query) => {
    const found = decided.map(([path]) => [
      path,
      decide(path, 'out', [], query),
      decide(path, 'in', guardedPages, query),
      decide(path, 'in', [], query),
    ]);
    expect(found).toEqual(decided);
    expect(decided.map(([path]) => decide(path, 'expired', guardedPages, query))).toEqual(
      decided.map(([, out]) => out),
    );
  });

  it.each(['/Desk/Payments/', '/app/', '/App', '/app/user-linked-account/', '/app//'])(
    'redirect from %s, which has no page',
    (path) => {
      expect(guardRoute({ path, query: {}, session: sessions.in, now, allowedPages: guardedPages, deskPages })).toEqual(
        account,
      );
    },
  );

  it.each(['/app/ticket-fare/', '/App/Ticket-Fare', '/APP/ticket-fare//'])(
    'cannot be bypassed by the spelling %s',
    (path) => {
      expect(guardRoute({ path, query: {}, session: sessions.in, now, allowedPages: [], deskPages })).toEqual(account);
    },
  );

  it('redirect after log-in to the requested page, also if its address ends with a slash', () => {
    const login = guardRoute({ path: '/app/order-list/', query: {}, session: null, now, allowedPages: [], deskPages });
    expect(
      guardRoute({ path: '/', query: login?.search ?? {}, session: sessions.in, now, allowedPages: [], deskPages }),
    ).toEqual({
      to: '/app/order-list',
      search: {},
    });
  });

  const asLoggedIn = (query: Readonly<Record<string, string>>) =>
    guardRoute({ path: '/', query, session: sessions.in, now, allowedPages: [], deskPages });

  it('redirect from log-in to the requested page (APP-06, APP-07)', () => {
    expect(asLoggedIn({ redirectUrl: '/app/order-list' })).toEqual({ to: '/app/order-list', search: {} });
    expect(asLoggedIn({ redirectUrl: '/approve-managed-card', token: 't' })).toEqual({
      to: '/approve-managed-card',
      search: { token: 't' },
    });
  });

  it.each([
    'https://evil.example',
    '//evil.example',
    '/\\evil.example',
    'javascript:alert(1)',
    '/app/../../evil',
    '/app/%2e%2e/evil',
    '/app//evil.example',
    '',
  ])('never redirect to "%s"', (redirectUrl) => {
    expect(asLoggedIn({ redirectUrl })).toEqual(account);
  });

  it('keep the query of the requested page, so that a return from the gateway survives a log-in', () => {
    const login = guardRoute({
      path: '/app/shopping-cart',
      query: { payId: 'a@HL', resultCode: '0' },
      session: null,
      now,
      allowedPages: [],
      deskPages,
    });
    expect(asLoggedIn(login?.search ?? {})).toEqual({
      to: '/app/shopping-cart',
      search: { payId: 'a@HL', resultCode: '0' },
    });
  });
});

describe("the guards of the operator's staff", () => {
  const guardStaff = (path: string, query = {}, pages: readonly DeskPage[] = deskPages) =>
    guardRoute({ path, query, session: { expiresAt: 1001, isStaff: true }, now, allowedPages: [], deskPages: pages });
  const [first] = deskPages;

  it.each(deskPages.flatMap((page) => [page, `${page}/7`, `${page}/`, page.toUpperCase()]))('open %s', (path) => {
    expect(guardStaff(path)).toBeNull();
  });

  it.each(open)('open %s, which needs no log-in', (path) => expect(guardStaff(path)).toBeNull());

  it.each(['/', '/desk', '/desk/', ...ofCustomers])('redirect from %s to the first page of the desk', (path) =>
    expect(guardStaff(path)).toEqual({ to: first, search: {} }),
  );

  it('redirect after log-in to the requested page of the desk, but not to a page of a customer', () => {
    expect(guardStaff('/', { redirectUrl: '/desk/invoices?state=PENDING' })).toEqual({
      to: '/desk/invoices',
      search: { state: 'PENDING' },
    });
    expect(guardStaff('/', { redirectUrl: '/app/order-list' })).toEqual({ to: first, search: {} });
  });

  it('open no page of the desk that the operator does not use', () => {
    const pages = ['/desk/payments', '/desk/invoices'] as const;
    expect(guardStaff('/desk/card-applications', {}, pages)).toEqual({ to: '/desk/payments', search: {} });
    expect(guardStaff('/desk/card-applications/7', {}, pages)).toEqual({ to: '/desk/payments', search: {} });
    expect(guardStaff('/desk/invoices', {}, pages)).toBeNull();
  });

  it('apply only until the session ends', () => {
    expect(
      guardRoute({
        path: '/desk/invoices',
        query: {},
        session: { expiresAt: 1000, isStaff: true },
        now,
        allowedPages: [],
        deskPages,
      }),
    ).toEqual({ to: '/', search: { redirectUrl: '/desk/invoices' } });
  });
});
