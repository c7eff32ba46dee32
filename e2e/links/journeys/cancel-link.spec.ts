import { confirmationPage } from '../../common/pages/confirmation.page.ts';
import { listPage } from '../../common/pages/list.page.ts';
import { createCustomer, openAs } from '../../common/support/customer.ts';
import { expect, test } from '../../common/support/test.ts';

test('the assignment of a card ends when the customer confirms it, and the other assignments stay (LNK-01, CNF-01)', async ({
  page,
  sandbox,
  server,
}) => {
  const customer = await createCustomer(server.url, await sandbox.account('parent'));
  const list = listPage(page, 'Přiřazené karty');
  const question = confirmationPage(page, { confirm: 'Zrušit přiřazení', decline: 'Ponechat' });
  await openAs(page, customer, '/app/assigned-card-list');
  await list.seeRange('1–2 z 2');
  await list.openMore(/Matěj/);
  await list.pressInRow(/Matěj/, 'Zrušit přiřazení');
  await question.decline();
  await question.seeClosed();
  await list.seeFocusInRow(/Matěj/, 'Zrušit přiřazení');
  await list.seeRange('1–2 z 2');
  await list.openMore(/Matěj/);
  await list.pressInRow(/Matěj/, 'Zrušit přiřazení');
  await question.seeQuestion('Matěj Dvořák');
  await question.confirm();
  await expect(page.getByText('Přiřazení karty je zrušeno: Matěj Dvořák.')).toBeVisible();
  await list.seeRange('1–1 z 1');
  await list.seeRow(/Eliška/);
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  expect(await customer.linkedIds()).toHaveLength(2);
});
