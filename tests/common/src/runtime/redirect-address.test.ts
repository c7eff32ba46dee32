import { describe, expect, it } from 'vitest';
import { addressAfterStart, allowedForeignAddress } from '#runtime/redirect-address.ts';

const allowList = ['not an address', 'https://app.example', 'https://portal.example/shop', 'http://localhost:5173'];
const follow = (redirectUrl: string, token?: string) =>
  allowedForeignAddress({ redirectUrl, ...(token === undefined ? {} : { token }) }, allowList);

describe('a redirect to a foreign address (APP-11)', () => {
  it('is followed to an address that the operator allows, with the token appended', () => {
    expect(follow('https://app.example/back?from=shop', 't 1')).toBe('https://app.example/back?from=shop&token=t+1');
    expect(follow('https://portal.example/shop')).toBe('https://portal.example/shop');
    expect(follow('https://portal.example/shop/done')).toBe('https://portal.example/shop/done');
    expect(follow('http://localhost:5173/back')).toBe('http://localhost:5173/back');
  });

  it.each([
    'https://evil.example',
    'https://app.example.evil.example',
    'https://app.example@evil.example',
    'https://user:password@app.example',
    'https://user@app.example',
    'https://:password@app.example',
    'http://app.example',
    'https://app.example:8443',
    'https://portal.example',
    'https://portal.example/shopping',
    'https://portal.example/shop/../admin',
    'javascript:alert(1)//https://app.example',
    '//app.example',
    '/app/order-list',
    'data:text/html,hello',
    '',
  ])('is not followed to "%s"', (address) => {
    expect(follow(address)).toBeNull();
  });
});

describe('the address after start-up with the redirect flag (APP-11)', () => {
  it.each([
    [
      '/',
      { redirectUrl: 'https://app.example/back', token: 't' },
      { kind: 'foreign', url: 'https://app.example/back?token=t' },
    ],
    [
      '/',
      { redirectUrl: '/app/order-list?state=PAID', token: 't' },
      { kind: 'own', path: '/app/order-list?state=PAID&token=t' },
    ],
    ['/', { redirectUrl: 'https://evil.example' }, { kind: 'own', path: '/app/user-account' }],
    ['/', {}, { kind: 'own', path: '/app/user-account' }],
    ['/verify', { token: 'verification' }, null],
    ['/app/order-list', { token: 'verification' }, { kind: 'own', path: '/app/user-account' }],
    ['/app/shopping-cart', { payId: 'a@HL' }, null],
    ['/app/shopping-cart', { ORDERNUMBER: '260001' }, null],
    ['/app/order-list', { payId: 'a@HL' }, { kind: 'own', path: '/app/user-account' }],
    ['/app/user-account', { orderId: '11' }, null],
    ['/app/user-linked-account/7', { orderId: '11' }, null],
    ['/app/shopping-cart', { orderId: '11' }, { kind: 'own', path: '/app/user-account' }],
    ['/app/shopping-cart', {}, { kind: 'own', path: '/app/user-account' }],
    ['/app/shopping-cart', { redirectUrl: '/app/order-list', payId: 'a@HL' }, { kind: 'own', path: '/app/order-list' }],
  ])('is for %s with the query %o: %o', (page: string, query: Record<string, string>, next) => {
    expect(addressAfterStart(page, query, allowList)).toEqual(next);
  });
});
