import { describe, expect, it } from 'vitest';
import { moveIntoHash } from '#app/router/move-into-hash.ts';

function open(pathname: string, search: string, hash: string) {
  const visited: string[] = [];
  const moved = moveIntoHash({ pathname, search, hash, replace: (address) => void visited.push(String(address)) });
  return { moved, visited };
}

describe('a query before the hash', () => {
  it('is moved after the route unchanged (APP-04)', () => {
    expect(open('/', '?token=t', '#/verify').visited).toEqual(['/#/verify?token=t']);
  });
  it('is combined with the query of the route', () => {
    expect(open('/', '?a=1', '#/app/order-list?b=2').visited).toEqual(['/#/app/order-list?a=1&b=2']);
  });
  it('leads to the cart if it is the return from a gateway (PAY-02)', () => {
    expect(open('/payment-return', '?payId=a%40HL&signature=x%2B', '').visited).toEqual([
      '/#/app/shopping-cart?payId=a%40HL&signature=x%2B',
    ]);
  });
  it.each(['', '?resultCode=0', '?payId='])(
    'leads to the orders if it is a return that does not name a payment: "%s"',
    (search) => {
      expect(open('/payment-return', search, '').visited).toEqual([`/#/app/order-list${search}`]);
    },
  );
  it.each([
    ['/verify', '?token=t', '', '/#/verify?token=t'],
    ['/%23/verify', '?token=t', '', '/#/verify?token=t'],
    ['/app/user-account', '', '', '/#/app/user-account'],
    ['/nowhere', '', '#/app/order-list', '/#/app/order-list'],
  ])('is moved together with a path that has lost its hash: %s%s%s', (pathname, search, hash, address) => {
    expect(open(pathname, search, hash).visited).toEqual([address]);
  });
  it.each(['/', '/index.html', '/%23'])('changes nothing at the address of the shop itself: %s', (pathname) => {
    expect(open(pathname, '', '#/verify')).toEqual({ moved: false, visited: [] });
  });
  it('changes nothing if it is empty', () => {
    expect(open('/', '', '#/app/user-account')).toEqual({ moved: false, visited: [] });
  });
});
