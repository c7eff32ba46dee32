import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it, test } from 'vitest';
import { maskAddress, routeOf } from '#app/error-reporting/masking/mask-address.ts';
import { endpoints } from '#contract/endpoints.ts';

const shop = 'https://shop.example';
const router = readFileSync(join(import.meta.dirname, '../../../../../src/app/router/router.tsx'), 'utf8');
const routes = [...router.matchAll(/'(\/[\w$/-]*)'/g)].map(([, path = '']) => path);
const patternOf = (path: string): string => path.replaceAll(/[:$]\w+/g, ':id');
const filledIn = (path: string): string => path.replaceAll(/[:$]\w+/g, '4711');

test.each([
  [`${shop}/#/verify?token=eyJhbGciOiJFUzI1NiJ9.eyJzdWIiOiI0MiJ9.c2ln`, `${shop}/#/verify`],
  [`${shop}/#/app/shopping-cart?payId=ab12&resultCode=0`, `${shop}/#/app/shopping-cart`],
  [`${shop}/payment-return?ORDERNUMBER=4711#x`, `${shop}/payment-return`],
  [`${shop}/#/desk/failures/ABCD-EFGH`, `${shop}/#/desk/failures/:id`],
  [`${shop}/#/app/order-list/4711/invoice?from=2026-01-01`, `${shop}/#/app/order-list/:id/invoice`],
  [`${shop}/#jan@novak.example`, `${shop}/`],
  ['/api/eshop/customers/12/ticket-fares?search=Nov%C3%A1k', '/api/eshop/customers/:id/ticket-fares'],
  ['/api/eshop/i18n/messages?scope=visitor', '/api/eshop/i18n/messages'],
  ['https://jan:secret@gateway.example/pay/AB12', 'https://gateway.example/pay/:id'],
  [`${shop}/assets/first-BiJjwBW0.js`, `${shop}/assets/first-BiJjwBW0.js`],
  ['blob:https://shop.example/5f3c', 'blob:'],
  ['data:text/plain,Jan', 'data:'],
  ['http://[', ':address'],
])('masks the address %s as %s', (address, masked) => {
  expect(maskAddress(address)).toBe(masked);
});

describe('words of the shop are kept in', () => {
  it('the address of each page', () => {
    expect(routes.length).toBeGreaterThan(30);
    for (const route of routes) expect(routeOf(`${shop}/#${filledIn(route)}`)).toBe(patternOf(route));
  });

  it('the address of each call', () => {
    for (const { path } of Object.values(endpoints)) expect(maskAddress(filledIn(path))).toBe(patternOf(path));
  });
});
