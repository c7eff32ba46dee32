import { expect, it } from 'vitest';
import { openDeskPages } from '../../../src/app/router/desk-pages.ts';

it.each([
  [{ applicationDeskAllowed: true }, ['/desk/card-applications', '/desk/payments', '/desk/invoices']],
  [{ applicationDeskAllowed: false }, ['/desk/payments', '/desk/invoices']],
  [null, ['/desk/payments', '/desk/invoices']],
])('the desk has no applications where the operator deals with them elsewhere (DSK-01): %o', (configuration, pages) => {
  expect(openDeskPages(configuration)).toEqual(pages);
});
