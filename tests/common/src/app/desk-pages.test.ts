import { expect, it } from 'vitest';
import { openDeskPages } from '#app/router/desk-pages.ts';

const always = ['/desk/payments', '/desk/invoices', '/desk/mails', '/desk/failures', '/desk/settings'];

it.each([
  [
    { applicationDeskAllowed: true, eshopReclamationEnabled: true },
    ['/desk/card-applications', '/desk/reclamations', ...always],
  ],
  [{ applicationDeskAllowed: false, eshopReclamationEnabled: true }, ['/desk/reclamations', ...always]],
  [{ applicationDeskAllowed: true, eshopReclamationEnabled: false }, ['/desk/card-applications', ...always]],
  [null, always],
])('the desk has only the pages that the operator uses (DSK-01, REC-04): %o', (configuration, pages) => {
  expect(openDeskPages(configuration)).toEqual(pages);
});
