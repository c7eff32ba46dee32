import { describe, expect, it } from 'vitest';
import { moveQueryIntoHash } from '../../../src/app/router/query-into-hash.ts';

function open(pathname: string, search: string, hash: string) {
  const visited: string[] = [];
  const moved = moveQueryIntoHash({ pathname, search, hash, replace: (address) => void visited.push(String(address)) });
  return { moved, visited };
}

describe('a query before the hash', () => {
  it('moves behind the route, kept (APP-04)', () => {
    expect(open('/', '?token=t', '#/verify').visited).toEqual(['/#/verify?token=t']);
  });
  it('joins the query that the route has', () => {
    expect(open('/', '?a=1', '#/app/order-list?b=2').visited).toEqual(['/#/app/order-list?a=1&b=2']);
  });
  it('of a return from a gateway leads to the cart (PAY-02)', () => {
    expect(open('/payment-return', '?payId=a%40HL&signature=x%2B', '').visited).toEqual([
      '/#/app/shopping-cart?payId=a%40HL&signature=x%2B',
    ]);
  });
  it.each(['', '?resultCode=0', '?payId='])('of a return that names no payment leads to the orders: "%s"', (search) => {
    expect(open('/payment-return', search, '').visited).toEqual([`/#/app/order-list${search}`]);
  });
  it('that is missing changes nothing', () => {
    expect(open('/', '', '#/app/user-account')).toEqual({ moved: false, visited: [] });
  });
});
