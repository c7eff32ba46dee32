import { expect, it } from 'vitest';
import { hashPath } from '#runtime/hash-path.ts';

it.each([
  ['', '/'],
  ['#', '/'],
  ['#?reason=expired', '/'],
  ['#/', '/'],
  ['#/app/order-list', '/app/order-list'],
  ['#/app/order-list?page=2', '/app/order-list'],
  ['/registration', '/registration'],
  ['#/verify?token=a#b', '/verify'],
])('the path of %s is %s', (hash, path) => {
  expect(hashPath(hash)).toBe(path);
});
