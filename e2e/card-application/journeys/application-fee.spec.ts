import { cancelOrder, createOrder } from '#contract/endpoints/orders.ts';
import { feePage } from '../../common/pages/fee.page.ts';
import { expectAccessible, expectNoSidewaysScroll } from '../../common/support/accessibility.ts';
import { createApplicant } from '../../common/support/applicant.ts';
import { test } from '../../common/support/test.ts';
import { whole } from '../../common/support/whole.ts';
import { widths } from '../../common/support/widths.ts';
import { cartPage } from '../../purchase/pages/cart.page.ts';
import { cardApplicationsPage } from '../pages/card-applications.page.ts';

for (const width of widths(1440, 360)) {
  test.describe(`with a screen of ${String(width)} pixels`, () => {
    test.use({ viewport: { width, height: 800 } });

    test(
      'the fee of a cancelled order is paid again from the page of the application (APL-03)',
      whole,
      async ({ page, sandbox, server }) => {
        const applicant = await createApplicant(server.url, sandbox);
        await applicant.fileForChipCard();
        const { id: orderId } = await applicant.call(createOrder, { body: { paymentType: 'BANK_CARD' } });
        const [applications, fee, cart] = [cardApplicationsPage(page), feePage(page), cartPage(page)];
        const check = async () => {
          await expectAccessible(page);
          await expectNoSidewaysScroll(page);
        };
        await applicant.openPage(page, '/app/user-account?tab=card-applications');
        await applications.openPage('Čeká na zaplacení');
        await fee.seeInOrder();
        await expectNoSidewaysScroll(page);

        await applicant.call(cancelOrder, { id: orderId });
        await page.reload();
        await applications.seeStatus(/^Žádost\szatím\snení\szaplacená/);
        await check();
        await fee.add();
        await cart.seeItemCount(1);
        await cart.seeTotal(/130,00/);
        await page.goBack();
        await fee.openCart();
        await cart.seeItemCount(1);
      },
    );
  });
}
