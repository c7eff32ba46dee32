import { describe, expect, it } from 'vitest';
import { guardRoute } from '../../src/app/route-guard.ts';

const none = {};

describe('the guard of the routes', () => {
  it.each([
    ['/', none, false, null],
    ['/registration', none, false, null],
    ['/verify', { token: 't' }, false, null],
    ['/app/user-account', none, false, { to: '/', search: { redirectUrl: '/app/user-account' } }],
    [
      '/app/shopping-cart',
      { token: 't' },
      false,
      { to: '/', search: { redirectUrl: '/app/shopping-cart', token: 't' } },
    ],
    [
      '/approve-managed-card',
      { token: 't' },
      false,
      { to: '/', search: { redirectUrl: '/approve-managed-card', token: 't' } },
    ],
    ['/app/user-account', none, true, null],
    ['/', none, true, { to: '/app/user-account', search: {} }],
    ['/', { redirectUrl: '/app/order-list' }, true, { to: '/app/order-list', search: {} }],
  ])('%s with %o, logged in: %s', (path, query: Record<string, string>, loggedIn, expected) => {
    expect(guardRoute({ path, query, loggedIn })).toEqual(expected);
  });

  it.each(['https://evil.example', '//evil.example', '/\\evil.example', 'javascript:alert(1)', '/app/../../evil', ''])(
    'never leads to %s',
    (redirectUrl) => {
      expect(guardRoute({ path: '/', query: { redirectUrl }, loggedIn: true })?.to).toBe('/app/user-account');
    },
  );

  it('keeps the query of the wanted page, so that a payment return survives a log-in', () => {
    const wanted = guardRoute({
      path: '/app/shopping-cart',
      query: { payId: 'a@HL', resultCode: '0' },
      loggedIn: false,
    });
    const after = guardRoute({ path: '/', query: wanted?.search ?? {}, loggedIn: true });
    expect(after).toEqual({ to: '/app/shopping-cart', search: { payId: 'a@HL', resultCode: '0' } });
  });
});
