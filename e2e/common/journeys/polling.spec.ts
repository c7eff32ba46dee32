import { gatewayPage } from '../../purchase/pages/gateway.page.ts';
import { createCustomer, openAs } from '../support/customer.ts';
import { expect, test } from '../support/test.ts';
import { whole } from '../support/whole.ts';

test(
  "an order's page and the order list show without a reload that the order was paid in another window",
  whole,
  async ({ page, sandbox, server, context }) => {
    const customer = await createCustomer(server.url, await sandbox.account('parent'));
    const orderId = await customer.order();
    await openAs(page, customer, `/app/order-list/${String(orderId)}`);
    const status = page.getByTestId('order-status');
    await expect(status).toHaveText(/^Zatím jsme vám nic nestrhli\./);
    const list = await context.newPage();
    await list.goto('/#/app/order-list');
    const row = list.getByRole('row', { name: /\d{4}/ });
    await expect(row).toContainText('Čeká na zaplacení');
    const gateway = await context.newPage();
    await gateway.goto(await customer.gatewayAddress(orderId));
    await gatewayPage(gateway).seePage();
    // The pages poll less and less often; a page that was just loaded polls often again.
    await Promise.all([page.reload(), list.reload()]);
    await gatewayPage(gateway).pay();
    await expect(status).toHaveText(/^Zaplaceno\sa\svyřízeno\./, { timeout: 40_000 });
    await expect(row).toContainText('Zaplaceno', { timeout: 40_000 });
  },
);
