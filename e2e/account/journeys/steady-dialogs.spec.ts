import { accountPath } from '#contract/account-pages.ts';
import { createCustomer, openAs } from '../../common/support/customer.ts';
import { delay } from '../../common/support/delay.ts';
import { layoutShifts, recordLayoutShifts, unnoticedScore } from '../../common/support/layout-shifts.ts';
import { expect, test } from '../../common/support/test.ts';
import { waitForWholePage } from '../../common/support/wait-for-whole-page.ts';
import { whole } from '../../common/support/whole.ts';

const dialogs = [
  ['Koupit jízdenku', /^Zatím nic neplatíte/],
  ['Požádat o čipovou kartu', 'Pokračovat'],
] as const;

test(
  'nothing moves in the dialogs of a ticket and of an application while answers are late, at 360 px (SHL-08)',
  whole,
  async ({ page, sandbox, server }) => {
    await page.setViewportSize({ width: 360, height: 740 });
    await recordLayoutShifts(page);
    await openAs(page, await createCustomer(server.url, await sandbox.account('adult')), accountPath);
    await waitForWholePage(page);
    const before = (await layoutShifts(page)).length;
    await delay(page, '**/api/**', () => 600);
    for (const [opener, last] of dialogs) {
      await page.getByRole('button', { name: opener }).click();
      const dialog = page.getByRole('dialog');
      await expect(dialog.getByText(last)).toBeVisible();
      await waitForWholePage(page);
      const moved = (await layoutShifts(page)).slice(before);
      expect(
        moved.filter(({ share }) => share > unnoticedScore),
        opener,
      ).toEqual([]);
      await dialog.getByRole('button', { name: 'Zavřít' }).first().click();
      await expect(dialog).toBeHidden();
    }
  },
);
